import { mount } from "./mount";
import { Walkthrough } from "./walkthrough/Walkthrough";
import style from "./walkthrough/walkthrough.css?inline";

export default { render: mount(Walkthrough, style) };
