import { registerEncaixe } from './shell/encaixe.tsx'

/** What fills the open places of the screens: recommendations, loaded when nearly in view. */
const tag = 'enable-recommendation-system'

registerEncaixe('carrinho', {
  tag,
  carregar: () => import('./sugestao/trilho.tsx').then(({ TrilhoCarrinho }) => ({ default: TrilhoCarrinho })),
})
registerEncaixe('produto', {
  tag,
  carregar: () => import('./sugestao/trilho.tsx').then(({ TrilhoProduto }) => ({ default: TrilhoProduto })),
})
registerEncaixe('inicio', {
  tag,
  carregar: () => import('./sugestao/trilho.tsx').then(({ TrilhoInicio }) => ({ default: TrilhoInicio })),
})
