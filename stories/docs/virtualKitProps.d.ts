/** Made by `scripts/vite/kitProps.ts`. */
declare module 'virtual:kit-props' {
  const tables: import('./kitProps').KitProps;
  export default tables;
}
