import { registerEncaixe } from './shell/encaixe.tsx'

/** What fills the open places of the screens: recommendations, loaded when nearly in view. */
const tag = 'enable-recommendation-system'

registerEncaixe('carrinho', {
  tag,
  load: () => import('./sugestao/trilho.tsx').then((m) => ({ default: m.TrilhoCarrinho })),
})
registerEncaixe('produto', {
  tag,
  load: () => import('./sugestao/trilho.tsx').then((m) => ({ default: m.TrilhoProduto })),
})
registerEncaixe('inicio', {
  tag,
  load: () => import('./sugestao/trilho.tsx').then((m) => ({ default: m.TrilhoInicio })),
})
