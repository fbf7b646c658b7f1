import type { Coluna, Leitura, Valor } from './coluna.ts'
import { PALAVRA_APAGAR, PALAVRA_LIMPAR } from './palavras.ts'
import { showCelula } from './show-celula.ts'

/** The column that says what becomes of the whole row; it is mapped beside those of the kind. */
export const colunaAcao = { campo: 'acao', titulo: 'Ação', sinonimos: ['operacao'] } as const
const ACAO = colunaAcao.campo

interface Mudanca {
  readonly campo: string
  readonly antes: Valor
  readonly depois: Valor
}

interface ErroDaCelula {
  readonly campo: string
  readonly erro: string
}

/** What an import would make of one row. `mudancas` of a new record are all that it has; an `errada` changes nothing. */
export interface LinhaEnsaiada {
  readonly tipo: 'nova' | 'mudada' | 'igual' | 'apagada' | 'errada'
  readonly mudancas: readonly Mudanca[]
  readonly erros: readonly ErroDaCelula[]
}

/**
 * Rehearses a row: `celulas` by field, a field without a column left out; `atual` is the record of the same key, null when there is none.
 * A column that is not there changes nothing, nor does an empty cell; LIMPAR takes a value away and APAGAR the record (ahead.md A2). A
 * cell that shows what the record has is no change, be it valid or not.
 */
export function rehearseLinha(
  colunas: readonly Coluna[],
  celulas: Readonly<Record<string, string>>,
  atual: Readonly<Record<string, Valor>> | null,
): LinhaEnsaiada {
  const acao = (celulas[ACAO] ?? '').trim()
  if (acao !== '') return rehearseAcao(acao, atual !== null)
  const mudancas: Mudanca[] = []
  const erros: ErroDaCelula[] = []
  for (const coluna of colunas.filter(({ isSoDaNova }) => !isSoDaNova || !atual)) {
    const { campo } = coluna
    const antes = atual?.[campo] ?? null
    const lida = readCelula(coluna, (celulas[campo] ?? '').trim(), antes) ?? demandValor(coluna, !atual)
    if (lida === null) continue
    if ('erro' in lida) erros.push({ campo, erro: lida.erro })
    else if (lida.valor !== antes && !coluna.isApoio) mudancas.push({ campo, antes, depois: lida.valor })
  }
  if (erros.length > 0) return { tipo: 'errada', mudancas: [], erros }
  return { tipo: typeOf(mudancas, !atual), mudancas, erros }
}

function typeOf(mudancas: readonly Mudanca[], isNova: boolean): LinhaEnsaiada['tipo'] {
  if (isNova) return 'nova'
  return mudancas.length > 0 ? 'mudada' : 'igual'
}

/** What a cell says of its field; null: nothing. */
function readCelula(coluna: Coluna, texto: string, antes: Valor): Leitura | null {
  if (texto === '' || texto === (coluna.show ?? showCelula)(antes)) return null
  if (texto.toUpperCase() !== PALAVRA_LIMPAR) return coluna.read(texto)
  return coluna.mayClear ? { valor: null } : { erro: `${coluna.titulo} não pode ficar sem valor.` }
}

/** What a field that its cell says nothing of is missing; null: nothing. */
function demandValor({ isObrigatoria, titulo }: Coluna, isNova: boolean): Leitura | null {
  return isObrigatoria && isNova ? { erro: `Um cadastro novo precisa de ${titulo}.` } : null
}

function rehearseAcao(acao: string, existe: boolean): LinhaEnsaiada {
  const refuse = (erro: string): LinhaEnsaiada => ({
    tipo: 'errada',
    mudancas: [],
    erros: [{ campo: ACAO, erro }],
  })
  if (acao.toUpperCase() !== PALAVRA_APAGAR)
    return refuse(`Escreva ${PALAVRA_APAGAR} para apagar, ou deixe vazio.`)
  return existe
    ? { tipo: 'apagada', mudancas: [], erros: [] }
    : refuse('Não há o que apagar: o cadastro não existe.')
}
