import type { Fornecedor } from '@vitrine/contract'

import { registerEncaixe } from './shell/encaixe.tsx'

/** What fills the open places of the screens: recommendations and carousels, loaded when nearly in view. */
const recommends = ({ tags }: Fornecedor) => tags.includes('enable-recommendation-system')

const loadTrilhos = () => import('./sugestao/trilho.tsx')

registerEncaixe(
  'carrinho',
  () => import('./encaixe-carrinho.tsx').then((m) => ({ default: m.EncaixeCarrinho })),
  (loja) => recommends(loja) || loja.telasComCarrossel.includes('CART'),
)
registerEncaixe('produto', () => loadTrilhos().then((m) => ({ default: m.TrilhoProduto })), recommends)
registerEncaixe('inicio', () => loadTrilhos().then((m) => ({ default: m.TrilhoInicio })), recommends)
// Only a screen that has carousels draws this place.
registerEncaixe(
  'fileiras',
  () => import('./fileira/fileiras-do-produto.tsx').then((m) => ({ default: m.FileirasDoProduto })),
  () => true,
)
