import type { AutorDaMudanca, ListaDoRegistro, MudancaRegistrada } from '@vitrine/contract'
import { addDias, instantOf } from '@vitrine/rules/data'

import { Falha, type Db } from '#infra'

import { readCursor, writeCursor } from './cursor.ts'
import { listNomes } from './nomes.repository.ts'
import { palavras } from './palavras.ts'
import {
  listAutores,
  listMudancas,
  listMudancasDoRegistro,
  listPessoas,
  type MudancaRow,
} from './registro.repository.ts'
import { listCampos, listPedidos, nameRegistro, nameTipo } from './say-mudanca.ts'
import type { Contexto } from './say-valor.ts'
import { mayUndo } from './tem-volta.ts'

interface Pergunta {
  cadastro?: string | undefined
  quem?: string | undefined
  /** Days of the store, both included. */
  desde?: string | undefined
  ate?: string | undefined
  cursor?: string | undefined
  limit: number
}

const ACOES = {
  'cadastro.CRIADO': 'CRIADO',
  'cadastro.MUDADO': 'MUDADO',
  'cadastro.REMOVIDO': 'REMOVIDO',
} as const

const SISTEMA: AutorDaMudanca = { id: 'sistema', nome: 'Sistema', como: 'SISTEMA' }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A page of what became of a supplier's records. Errors: `entrada_invalida` at a cursor that nobody gave. */
export async function listRegistro(
  db: Db,
  { idfornecedor, fuso }: { idfornecedor: string; fuso: string },
  { cadastro, quem, desde, ate, cursor, limit }: Pergunta,
): Promise<ListaDoRegistro> {
  const posto = cursor === undefined ? null : readCursor(cursor)
  if (posto === undefined)
    throw new Falha('entrada_invalida', { campos: { cursor: 'Comece da primeira página.' } })
  const filtro = {
    idfornecedor,
    cadastro: cadastro ?? null,
    quem: quem ?? null,
    de: desde ? instantOf(desde, '00:00', fuso) : null,
    ate: ate ? instantOf(addDias(ate, 1), '00:00', fuso) : null,
  }
  // One more tells whether anything comes after.
  const [rows, escolhas] = await Promise.all([
    listMudancas(db, filtro, { posto, limit: limit + 1 }),
    posto ? { cadastros: null, pessoas: null } : listEscolhas(db, idfornecedor, quem ?? null),
  ])
  const pagina = rows.slice(0, limit)
  const ultima = rows.length > limit ? pagina.at(-1) : undefined
  return {
    data: await sayMudancas(db, { idfornecedor, fuso }, pagina),
    cursor: ultima ? writeCursor({ quando: ultima.momento, idevento: ultima.idevento }) : null,
    ...escolhas,
  }
}

/** What became of one record, the newest first, each with the columns that it changed as they stood before; null: it was new. */
export async function listMudancasDeUm(
  db: Db,
  loja: { idfornecedor: string; fuso: string },
  qual: { cadastro: string; id: string; limit: number },
): Promise<{ mudanca: MudancaRegistrada; antes: MudancaRow['dados']['antes'] }[]> {
  const rows = await listMudancasDoRegistro(db, loja.idfornecedor, qual)
  const ditas = await sayMudancas(db, loja, rows)
  return ditas.map((mudanca, i) => ({ mudanca, antes: rows[i]?.dados.antes ?? null }))
}

/** What a list may be narrowed to; who is asked for is among them, who left too. */
async function listEscolhas(
  db: Db,
  idfornecedor: string,
  quem: string | null,
): Promise<Pick<ListaDoRegistro, 'cadastros' | 'pessoas'>> {
  const daLoja = await listPessoas(db, idfornecedor)
  const isOutro = quem !== null && UUID.test(quem) && daLoja.every(({ id }) => id !== quem)
  const outros = isOutro ? await listAutores(db, idfornecedor, [quem]) : []
  return {
    cadastros: Object.entries(palavras)
      .map(([cadastro, { tipo }]) => ({ cadastro, tipo }))
      .toSorted((a, b) => a.tipo.localeCompare(b.tipo, 'pt-BR')),
    pessoas: [...daLoja, ...outros, SISTEMA],
  }
}

async function sayMudancas(
  db: Db,
  { idfornecedor, fuso }: { idfornecedor: string; fuso: string },
  rows: readonly MudancaRow[],
): Promise<MudancaRegistrada[]> {
  const ids = [...new Set(rows.map(({ quem }) => quem).filter((quem) => UUID.test(quem)))]
  const [nomes, autores] = await Promise.all([
    listNomes(db, idfornecedor, listPedidos(rows.map(({ dados }) => dados))),
    ids.length === 0 ? [] : listAutores(db, idfornecedor, ids),
  ])
  const porId = new Map(autores.map((autor) => [autor.id, autor]))
  return rows.map((row) => sayMudanca(row, porId.get(row.quem) ?? autorSemNome(row), { fuso, nomes }))
}

function sayMudanca(row: MudancaRow, quem: AutorDaMudanca, contexto: Contexto): MudancaRegistrada {
  const { idevento, tipo, dados, quando } = row
  return {
    idevento,
    quando: quando.toISOString(),
    acao: ACOES[tipo],
    cadastro: dados.cadastro,
    tipo: nameTipo(dados.cadastro),
    nome: nameRegistro(dados, contexto.nomes),
    quem,
    motivo: dados.motivo ?? null,
    campos: listCampos(dados, contexto),
    pode_desfazer: mayUndo(row),
  }
}

/** Who is known by no name: the shop by itself, or somebody whose login is gone. */
function autorSemNome({ quem, dados }: MudancaRow): AutorDaMudanca {
  const { idusuario, idapikeys } = dados.autor
  if (idapikeys) return { id: quem, nome: 'Chave apagada', como: 'CHAVE' }
  if (idusuario) return { id: quem, nome: 'Pessoa que saiu', como: 'PESSOA' }
  return { ...SISTEMA, id: quem }
}
