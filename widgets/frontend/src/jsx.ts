/** What the build turns JSX into; no local variable is likely to bear these names. */
export { h as jsxElement, Fragment as jsxFragment } from "preact";
