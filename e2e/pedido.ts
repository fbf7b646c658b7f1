import { expect, type APIResponse, type Page } from '@playwright/test'

import type { FormaEntrega, FormaPagamento, RespostaPedido } from '@vitrine/contract'

import { findProduto, setCart } from './passos.ts'

/** What is bought and how it is paid, where a test is about what comes after. */
interface Compra {
  slug?: string
  produto?: string
  quantidade?: number
  forma?: RegExp
  /** Code of a coupon that it is bought with. */
  cupom?: string | null
}

/** An order of the login that stands as if it had been sent by the order page, whose walk other tests make; its number. */
export async function createPedido(
  page: Page,
  {
    slug = 'emporio',
    produto = 'café em grãos mantiqueira',
    quantidade = 1,
    forma = /^Pix/,
    cupom = null,
  }: Compra = {},
): Promise<number> {
  const id = await findProduto(page, slug, produto)
  const { idfornecedor, idcliente } = await setCart(page, slug, [{ id, quantidade }])
  const read = async <T>(path: string) => {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(200)
    return ((await answer.json()) as { data: T[] }).data
  }
  const [endereco] = await read<{ idendereco: string }>('/v1/app/token/cliente/enderecos')
  const formas = await read<FormaPagamento>(
    `/v2/app/token/fornecedor/${idfornecedor}/formas-pagamento?idcliente=${idcliente}`,
  )
  const paga = formas.find(({ nome }) => forma.test(nome))
  const entregas = await read<FormaEntrega>(
    `/v4/app/token/${idcliente}/formas-entrega/${idfornecedor}?idendereco=${endereco?.idendereco}&idformapagamento=${paga?.idformapagto}`,
  )
  const submit = (formaEntrega: Janela | undefined) =>
    page.request.post(`/v2/app/token/usuario/${idcliente}/pedido`, {
      data: {
        idsubmissao: crypto.randomUUID(),
        idfornecedor,
        cupom,
        itens: [{ id, quantidade, embalarParaPresente: false }],
        tipoEntrega: 'DELIVERY',
        formaEntrega,
        enderecoentrega: { idendereco: endereco?.idendereco },
        formaPagamento: { idformapagto: paga?.idformapagto },
      },
    })
  let answer = await submit(pickJanela(entregas))
  // All tests share the places of a window: the last one may go to another test meanwhile, and then the next window is told.
  if (answer.status() === 422) answer = await submit(await readProxima(answer))
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as RespostaPedido).numpedido
}

interface Janela {
  idformaentrega: string
  data_de_entrega: string
  inicio: string
}

async function readProxima(answer: APIResponse): Promise<Janela | undefined> {
  const { detalhes } = (await answer.json()) as { detalhes?: { proxima?: Janela } }
  return detalhes?.proxima
}

/** The first window that is free, as the order page begins with. */
function pickJanela(formas: readonly FormaEntrega[]): Janela | undefined {
  const livres = formas.flatMap(({ idformaentrega, datas }) =>
    datas.flatMap(({ data_de_entrega, janelas }) =>
      janelas
        .filter(({ disponivel }) => disponivel)
        .map(({ inicio }) => ({ idformaentrega, data_de_entrega, inicio })),
    ),
  )
  return livres[0]
}
