import type { Carrossel, ProdutoLista } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { CarrosselVivo } from '#fornecedor'
import { Falha, type Db, type PrecosDaResposta } from '#infra'
import { toProdutoLista, type ProdutosVivos } from '#produto'

import { listEscolhidos, type EscolhidoRow } from './carrossel.repository.ts'

export interface DepsCarrossel {
  db: Db
  produtos: ProdutosVivos
}

/** With fewer of its own a row of recommendations is honest about being the best sellers. */
const MIN_PROPRIOS = 3

/** Carousels with their products priced for whoever asks, and which prices they know, those of offers that are none now too: one statement chooses for all of them, one more reads what is not in memory. */
export async function fillCarrosseis(
  { db, produtos }: DepsCarrossel,
  carrosseis: readonly CarrosselVivo[],
  contexto: ContextoComprador,
  idproduto: string | null = null,
): Promise<{ carrosseis: Carrossel[]; precos: PrecosDaResposta }> {
  const escolhidos = await chooseProdutos(db, carrosseis, contexto, idproduto)
  const idfornecedor = contexto.fornecedor?.idfornecedor ?? ''
  const de = escolhidos.map(({ id }) => id)
  const rows = await produtos.listById(idfornecedor, de)
  return {
    carrosseis: putProdutos(
      carrosseis,
      escolhidos,
      new Map(rows.map((row) => [row.id, toProdutoLista(row, contexto)])),
    ),
    precos: { de, comFaixas: false },
  }
}

/**
 * What stands in each of these carousels, whatever their number: one statement. What is personal has nothing for a visitor; offers have
 * nothing for whoever may not see prices, because standing there says of one.
 */
export async function chooseProdutos(
  db: Db,
  carrosseis: readonly CarrosselVivo[],
  contexto: ContextoComprador,
  idproduto: string | null = null,
): Promise<EscolhidoRow[]> {
  const { fornecedor, podeAgir, podeVerPrecos, maiorDe18 } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const idcliente = podeAgir ? contexto.idcliente : null
  const has = ({ tipo_conteudo }: CarrosselVivo) =>
    (tipo_conteudo !== 'COMPRADOS' || idcliente !== null) && (tipo_conteudo !== 'OFERTAS' || podeVerPrecos)
  const procura = {
    idfornecedor: fornecedor.idfornecedor,
    idcliente,
    idproduto,
    // A store that sells nothing else has its gate at the door (readings 8).
    comRestritos: maiorDe18 || fornecedor.publico.meta_info.maior_de_18 === true,
  }
  return listEscolhidos(db, procura, carrosseis.filter(has))
}

/** Carousels with what was chosen for each of them, as far as it is sold. */
export function putProdutos(
  carrosseis: readonly CarrosselVivo[],
  escolhidos: readonly EscolhidoRow[],
  porId: ReadonlyMap<string, ProdutoLista>,
): Carrossel[] {
  const porCarrossel = Map.groupBy(escolhidos, ({ idcarrossel }) => idcarrossel)
  return carrosseis.map((carrossel) => {
    const { escolhas, isProprio } = pickEscolhas(carrossel, porCarrossel.get(carrossel.idcarrossel) ?? [])
    const dele = escolhas.flatMap(({ id }) => porId.get(id) ?? [])
    return {
      ...toCarrossel(carrossel),
      ...(!isProprio && { titulo: 'Mais vendidos', subtitulo: '' }),
      produtos: carrossel.tipo_conteudo === 'OFERTAS' ? dele.filter(isOferta) : dele,
    }
  })
}

/** The carousel without its products. */
export function toCarrossel(carrossel: CarrosselVivo): Carrossel {
  const { idcarrossel, tipo_conteudo, titulo, subtitulo, conteudo, limite, dispositivos } = carrossel
  return {
    idcarrossel,
    tipo_conteudo,
    titulo,
    subtitulo,
    destino: conteudo.destino ?? null,
    dispositivos: dispositivos.flatMap((cada) => (cada === 'mobile' || cada === 'desktop' ? cada : [])),
    imagens: conteudo.imagens ?? [],
    limite,
    produtos: null,
  }
}

function pickEscolhas({ limite }: CarrosselVivo, escolhas: readonly EscolhidoRow[]) {
  const proprias = escolhas.filter(({ proprio }) => proprio)
  const isProprio = proprias.length === escolhas.length || proprias.length >= MIN_PROPRIOS
  return { escolhas: (isProprio ? proprias : escolhas).slice(0, limite), isProprio }
}

/** What costs this shopper less than its list price; a policy may be as low without the offer. */
function isOferta({ preco, preconf }: ProdutoLista): boolean {
  return preco !== undefined && preconf !== undefined && preconf < preco
}
