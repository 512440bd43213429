/** A style sheet as text, made small by the build. */
declare module "*.css?inline" {
  const style: string;
  export default style;
}
