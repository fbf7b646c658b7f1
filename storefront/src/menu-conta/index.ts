export { MenuConta } from './menu.tsx'
export { PaginaDaConta } from './pagina-da-conta.tsx'
