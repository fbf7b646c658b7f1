import { descricoes } from './descricoes.ts'
import { heranca } from './heranca.ts'
import { porChamada } from './por-chamada.ts'
import { porEvento } from './por-evento.ts'
import { porTipo } from './por-tipo.ts'

/** Where a field stands, as far as it is known. */
export interface LugarDoCampo {
  /** Its name. */
  nome: string
  /** The object that it is a field of, by the name of its schema among the exports of the contract; of a nested one the next above. */
  tipo?: string | undefined
  /** The call whose parameter or field it is, `METHOD /path/{param}`: parameters, and what stands at the top of body and answer. */
  chamada?: string | undefined
  /** The event that tells it, 'pedido.PAGO'. */
  evento?: string | undefined
  /** Way to it from there, without its own name: 'mudancas.proxima'; '' or absent: right there. */
  caminho?: string | undefined
}

type Tabela = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
const geral: Readonly<Record<string, string>> = descricoes

/**
 * What a field or a parameter means, one sentence in English: what its call or event says of it, else its object, else the objects that
 * this one goes on from, else its name alone. Throws RangeError for a name that the contract does not have.
 */
export function describeCampo({ nome, tipo, chamada, evento, caminho }: LugarDoCampo): string {
  const lugar = caminho ? `${caminho}.${nome}` : nome
  const dita =
    find(porChamada, [chamada], lugar) ??
    find(porEvento, [evento, evento?.split('.')[0]], lugar) ??
    find(porTipo, listOrigens(tipo), lugar) ??
    geral[nome]
  if (!dita) throw new RangeError(`O campo ${nome} não está no contrato.`)
  return dita
}

function find(tabela: Tabela, chaves: readonly (string | undefined)[], lugar: string): string | undefined {
  for (const chave of chaves) {
    const dita = chave && tabela[chave]?.[lugar]
    if (dita) return dita
  }
  return undefined
}

/** An object, and those that it goes on from. */
function listOrigens(tipo: string | undefined): string[] {
  return tipo ? [tipo, ...listOrigens(heranca[tipo])] : []
}
