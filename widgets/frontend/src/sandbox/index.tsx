import { mount } from "../mount";
import { Sandbox } from "./Sandbox";
import style from "./sandbox.css?inline";

export default { render: mount(Sandbox, style) };
