import type { CadastroProduto } from '@vitrine/contract'
import { readFaixaDaTabela } from '@vitrine/rules/importacao'

import { lockCatalogo, writeLote } from '#cadastro'
import {
  tellFeita,
  tellRecusada,
  type EspecieAberta,
  type LinhaAFazer,
  type LinhaFeita,
  type Sentido,
} from '#especie'
import type { Transaction } from '#infra'
import { listProdutosDaLista } from '#planilha-produto'
import { saveProdutos } from '#produto'

import { changeTabelas, precoOf } from './change-tabelas.ts'
import { findTabela, readTabelas, type TabelasDaLoja } from './find-tabela.ts'

/** A row with the table that it is of now. */
interface DaTabela {
  linha: LinhaAFazer
  idpolitica: string
  faixa: string
}

/** Rows of one product, written together. */
interface Grupo {
  linha: number
  id: string
  linhas: readonly DaTabela[]
}

/**
 * Writes prices of tables beside what somebody else changed since, or gives back those that stood. The table of a row is looked up again, under the
 * lock that whoever changes a policy takes: one that is not there any more, or not for whom the row says, leaves the row out. What this writer left
 * of a product is nobody else's.
 */
export function createEscritor(): EspecieAberta['write'] {
  const minhas = new Map<string, number>()
  let loja: Promise<TabelasDaLoja> | undefined
  return async (tx, { quem }, linhas, sentido) => {
    const { idfornecedor } = quem
    await lockCatalogo(tx, idfornecedor)
    loja ??= readTabelas(tx, idfornecedor)
    const atuais = await readAtuais(tx, idfornecedor, linhas)
    const { escrevem, perdidas } = splitLinhas(linhas, { loja: await loja, atuais, sentido })
    const grupos = [...Map.groupBy(escrevem, ({ linha }) => linha.idregistro ?? '')].map(
      ([id, deles]): Grupo => ({ linha: deles[0]?.linha.linha ?? 0, id, linhas: deles }),
    )
    const { feitas, recusadas } = await writeLote(tx, grupos, async (ponto, restam) => {
      const gravadas = await saveProdutos(
        ponto,
        quem,
        restam.map((grupo) => ({
          idcadastroextraproduto: grupo.id,
          versao: minhas.get(grupo.id) ?? versaoOf(grupo, sentido),
          tabelasdepreco: changeTabelas(
            atuais.get(grupo.id)?.tabelasdepreco ?? null,
            mudancasOf(grupo, sentido),
          ),
        })),
      )
      return restam.map((grupo, i) => ({ grupo, versao: gravadas[i]?.versao ?? 0 }))
    })
    for (const { grupo, versao } of feitas) minhas.set(grupo.id, versao)
    return [
      ...perdidas,
      ...feitas.flatMap(({ grupo: { id, linhas: deles }, versao }) =>
        deles.map(({ linha }): LinhaFeita => tellFeita(linha, sentido, { id, versao })),
      ),
      ...recusadas.flatMap(({ linha: { linhas: deles }, porque }) =>
        deles.map(({ linha }) => tellRecusada(linha, { campo: porque.campo && 'preco', erro: porque.erro })),
      ),
    ]
  }
}

const versaoOf = ({ linhas: [primeira] }: Grupo, sentido: Sentido) =>
  primeira?.linha[sentido === 'APLICADA' ? 'versao_lida' : 'versao_aplicada'] ?? 0

const mudancasOf = ({ linhas }: Grupo, sentido: Sentido) =>
  linhas.flatMap(({ linha, idpolitica, faixa }) =>
    linha.mudancas.map(({ campo, antes, depois }) => ({
      idpolitica,
      faixa,
      campo,
      valor: sentido === 'APLICADA' ? depois : antes,
    })),
  )

interface AoLado {
  loja: TabelasDaLoja
  atuais: ReadonlyMap<string, CadastroProduto>
  sentido: Sentido
}

const MUDOU = 'Alguém mudou a tabela desta linha depois: o preço ficou como está.'

/** Rows whose price still stands in the table that they say, as it was read or left; the others are told. */
function splitLinhas(linhas: readonly LinhaAFazer[], { loja, atuais, sentido }: AoLado) {
  const escrevem: DaTabela[] = []
  const perdidas: LinhaFeita[] = []
  for (const linha of linhas) {
    const achada = findTabela(linha.celulas, loja)
    const faixa = readFaixaDaTabela(linha.celulas.quantidade ?? '')
    const idpolitica = 'tabela' in achada ? achada.tabela.idpolitica : null
    const produto = atuais.get(linha.idregistro ?? '')
    const esperado = sentido === 'APLICADA' ? ('antes' as const) : ('depois' as const)
    const precos = { ...precoOf(produto?.tabelasdepreco?.[idpolitica ?? ''], faixa) } as Record<
      string,
      unknown
    >
    const isIgual = !produto || linha.mudancas.every((mudanca) => precos[mudanca.campo] === mudanca[esperado])
    if (idpolitica !== null && isIgual) escrevem.push({ linha, idpolitica, faixa })
    else perdidas.push(tellRecusada(linha, { campo: '', erro: MUDOU }))
  }
  return { escrevem, perdidas }
}

async function readAtuais(
  tx: Transaction,
  idfornecedor: string,
  linhas: readonly LinhaAFazer[],
): Promise<ReadonlyMap<string, CadastroProduto>> {
  const ids = new Set(linhas.flatMap(({ idregistro }) => idregistro ?? []))
  const produtos = await listProdutosDaLista(tx, idfornecedor, [...ids])
  return new Map(produtos.map(({ produto }) => [produto.idcadastroextraproduto, produto]))
}
