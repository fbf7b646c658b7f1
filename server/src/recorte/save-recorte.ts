import { isDeepStrictEqual } from 'node:util'

import { RECORTES_MAXIMO, type RecorteNovo } from '@vitrine/contract'

import { removeCadastros, saveCadastros } from '#cadastro'
import { Falha, type Transaction } from '#infra'

import {
  cadastroRecorte,
  countOutros,
  dropPadroes,
  findGuardado,
  lockRecortes,
  putPadrao,
  type Guardado,
  type Pessoa,
} from './recorte.repository.ts'

/**
 * Writes a saved filter of a person or of its team. Errors: `nao_encontrado` for one that is another person's,
 * `cadastro_mudou` where another version stands there, `entrada_invalida` where another one has the name or they are too many.
 */
export async function saveRecorte(
  tx: Transaction,
  pessoa: Pessoa,
  { equipe, padrao, versao, ...dito }: RecorteNovo & { idrecorte: string },
): Promise<void> {
  const { idfornecedor } = pessoa
  await lockRecortes(tx, idfornecedor)
  const antes = await findDaPessoa(tx, pessoa, dito.idrecorte)
  const novo: Guardado = {
    ...dito,
    nome: dito.nome.trim(),
    busca: dito.busca.trim(),
    escondidas: dito.escondidas ?? null,
    idusuario: equipe ? null : pessoa.idusuario,
  }
  if (!isIgual(antes, novo)) {
    checkVersao(antes, versao)
    await checkOutros(tx, idfornecedor, novo)
    await saveCadastros(tx, cadastroRecorte, pessoa, [{ ...novo, versao: antes?.versao ?? null }])
    if (!equipe) await dropPadroes(tx, pessoa, dito.idrecorte)
  }
  await putPadrao(tx, pessoa, { idrecorte: dito.idrecorte, padrao })
}

/** Removes one of a person or of its team; answers how many there were. Errors as `saveRecorte`. */
export async function removeRecorte(
  tx: Transaction,
  pessoa: Pessoa,
  { idrecorte, versao }: { idrecorte: string; versao?: number | undefined },
): Promise<number> {
  await lockRecortes(tx, pessoa.idfornecedor)
  const antes = await findDaPessoa(tx, pessoa, idrecorte)
  if (!antes) return 0
  checkVersao(antes, versao)
  return removeCadastros(tx, cadastroRecorte, pessoa, [{ idrecorte, versao: antes.versao }])
}

type Antes = (Guardado & { versao: number }) | undefined

async function findDaPessoa(tx: Transaction, { idfornecedor, idusuario }: Pessoa, idrecorte: string) {
  const antes = await findGuardado(tx, idfornecedor, idrecorte)
  if (antes && antes.idusuario !== null && antes.idusuario !== idusuario) throw new Falha('nao_encontrado')
  return antes
}

/** Sent again because its answer was lost, it is the same. */
const isIgual = (antes: Antes, novo: Guardado) =>
  antes !== undefined &&
  (Object.keys(novo) as (keyof Guardado)[]).every((nome) => isDeepStrictEqual(antes[nome], novo[nome]))

function checkVersao(antes: Antes, vista: number | null | undefined): void {
  const versao = antes?.versao ?? null
  if (vista !== undefined && vista !== versao) throw new Falha('cadastro_mudou', { detalhes: { versao } })
}

async function checkOutros(tx: Transaction, idfornecedor: string, novo: Guardado): Promise<void> {
  const { total, isTomado } = await countOutros(tx, idfornecedor, novo)
  if (isTomado)
    throw new Falha('entrada_invalida', { campos: { nome: 'Já existe um filtro salvo com este nome.' } })
  if (total >= RECORTES_MAXIMO)
    throw new Falha('entrada_invalida', {
      campos: { recortes: `São no máximo ${RECORTES_MAXIMO} filtros salvos. Apague um que não usa mais.` },
    })
}
