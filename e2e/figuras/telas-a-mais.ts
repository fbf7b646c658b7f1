import type { Page } from '@playwright/test'

import { withBanco } from '../banco.ts'
import { createConta } from '../conta.ts'
import { chooseLocal, findProduto, login, setCart, waitAlive } from '../passos.ts'
import { lojas, type Feita, type Tela } from './telas.ts'

/** The publication of these pictures. */
const ID = '00000000-0000-4000-8000-00000000f194'

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

/** The carousels that a cart has for the method that was chosen at the order's page (§7; decision 0094). */
const fileirasDaForma: Feita = {
  async feita(page) {
    const carrinho = await fillCarrinho(page, 'emporio', 'café em grãos')
    const idformapagto = await withBanco(async (sql) => {
      const [pix] = await sql<{ idfornecedor: string; idformapagto: string }[]>`
        select p.idfornecedor, p.idformapagto from forma_pagamento p join fornecedor f using (idfornecedor)
        where f.slug = 'emporio' and p.tipo = 'PIX'`
      if (!pix) throw new Error('no Pix at emporio')
      // Drawn in several windows at once, put there by the first.
      await sql`
        insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
        select ${pix.idfornecedor}, ${ID}, 'CARROSSEL', ${ID}, 1, 'mais-barato-no-pix', 'PUBLICADA',
          jsonb_build_object('titulo', 'Mais barato no Pix', 'tela', 'CART', 'tipo_conteudo', 'MAIS_VENDIDOS',
            'condicoes', jsonb_build_object('idformapagto', jsonb_build_array(${pix.idformapagto}::text))), now()
        on conflict do nothing`
      return pix.idformapagto
    })
    await page.goto('/emporio/cupons')
    await page.evaluate((id) => sessionStorage.setItem('vitrine_usuario_forma:emporio', id), idformapagto)
    return carrinho
  },
  ate: ['[data-encaixe=carrinho]', '[data-encaixe=fim-carrinho]', 'section:has-text("Mais barato no Pix")'],
}

/** The list as a buyer fills it in, with something in the cart (mockup 09). */
const tabela: Feita = {
  async feita(page) {
    await login(page, 'atacado', await createConta('bar'))
    await setCart(page, 'atacado', [{ id: await findProduto(page, 'atacado', 'cola boa'), quantidade: 12 }])
    await page.goto('/atacado?ordenacao=relevancia')
    const botao = page.getByRole('button', { name: 'Ver em tabela' })
    await waitAlive(botao)
    await botao.click()
    await page.getByRole('table').waitFor()
    return '/atacado?ordenacao=relevancia'
  },
}

/** Screens of the map in another store's colours, or seen otherwise. */
export const telasAMais: [string, Tela | Feita][] = [
  ['lista-tabela', tabela],
  ['carrinho-fileiras-da-forma', fileirasDaForma],
  ...lojas.map((slug): [string, Tela] => [`loja-${slug}`, { path: `/${slug}` }]),
  ...listEscuras('cervejaria', 'ipa', { isAdulto: true }),
  ...listEscuras('obra', 'cimento', { escuro: true }),
]
