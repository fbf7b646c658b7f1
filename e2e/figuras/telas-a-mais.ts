import type { Page } from '@playwright/test'

import { createConta } from '../conta.ts'
import { chooseLocal, findProduto, login, setCart } from '../passos.ts'
import { lojas, type Feita, type Tela } from './telas.ts'

/** Nothing is there yet: what a screen says instead, and where it leads. */
const vazias: Record<string, Tela | Feita> = {
  'lista-sem-resposta': { path: '/emporio?sk=zzzz' },
  'carrinho-vazio': { path: '/emporio/carrinho' },
  ...Object.fromEntries(
    ['pedidos', 'assinaturas', 'listas', 'alertas', 'cupons'].map((tela): [string, Feita] => [
      `${tela}-vazia`,
      {
        async feita(page) {
          await login(page, 'emporio', await createConta('ana'))
          return `/emporio/${tela}`
        },
      },
    ]),
  ),
}

/** One of `obra`'s or `cervejaria`'s products lies in the cart of somebody new. */
async function fillCarrinho(page: Page, slug: string, busca: string): Promise<string> {
  await login(page, slug, await createConta('ana'))
  await setCart(page, slug, [{ id: await findProduto(page, slug, busca), quantidade: 12 }])
  return `/${slug}/carrinho`
}

/** The dark of the stores that chose it: one always, one where the system is dark; for somebody who has said where. */
function listEscuras(
  slug: 'cervejaria' | 'obra',
  busca: string,
  vista: Partial<Tela>,
): [string, Tela | Feita][] {
  const produto = async (page: Page) => `/produto/${await findProduto(page, slug, busca)}`
  const publicas = {
    inicio: () => '',
    lista: () => '?ordenacao=relevancia',
    produto,
    entrar: () => '/entrar',
  }
  return [
    ...Object.entries(publicas).map(([nome, find]): [string, Tela] => [
      `${slug}-escura-${nome}`,
      {
        ...vista,
        async path(page) {
          await chooseLocal(page)
          return `/${slug}${await find(page)}`
        },
      },
    ]),
    [`${slug}-escura-carrinho`, { ...vista, feita: (page) => fillCarrinho(page, slug, busca) }],
  ]
}

/** Screens of the map in another state or another store's colours. */
export const telasAMais: [string, Tela | Feita][] = [
  ...Object.entries(vazias),
  ...lojas.map((slug): [string, Tela] => [`loja-${slug}`, { path: `/${slug}` }]),
  ...listEscuras('cervejaria', 'ipa', { isAdulto: true }),
  ...listEscuras('obra', 'cimento', { escuro: true }),
]
