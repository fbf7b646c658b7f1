import { CadastroCaracteristica } from '@vitrine/contract'
import { MAX_CAMPOS } from '@vitrine/rules/caracteristica'

import { saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import { Falha, type Transaction } from '#infra'

import { cadastroCaracteristica as cadastro } from './cadastro-caracteristica.ts'
import { listDoEscopo, MAXIMO, type CampoDoEscopo } from './caracteristica.repository.ts'

const nome = 'caracteristicas'

/**
 * Writes a supplier's own fields of registrations and orders, as `saveDeclarados` says. Errors besides: `entrada_invalida` where a field
 * becomes one of another type, for the answers that it has would not be answers to it, and where a form asks for too much.
 */
export async function saveCaracteristicas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroCaracteristica, 'escopo' | 'codigo'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroCaracteristica,
    cadastro,
    toGuardado: (campo: CadastroCaracteristica) => campo,
    fromGuardado: (campo: object) => campo,
    check,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}

/** A line that becomes a text of several lines keeps its answers; nothing else that changes its type does. */
const mayBecome = (de: string, para: string): boolean =>
  de === para || (de === 'TEXTO' && para === 'TEXTO_LONGO')

async function check(tx: Transaction, idfornecedor: string, ditas: CadastroCaracteristica[]): Promise<void> {
  const guardadas = await listDoEscopo(tx, idfornecedor)
  const eram = new Map(guardadas.map((cada) => [chaveOf(cada), cada]))
  const serao = new Map<string, CampoDoEscopo>(eram)
  for (const dita of ditas) serao.set(chaveOf(dita), dita)
  const campos: Record<string, string> = {}
  for (const [i, dita] of ditas.entries()) {
    const era = eram.get(chaveOf(dita))
    if (era && !mayBecome(era.tipo, dita.tipo))
      campos[`${nome}.${i}.tipo`] =
        'O tipo não muda, porque já pode haver respostas. Arquive este campo e crie outro.'
    const ativos = [...serao.values()].filter(({ escopo, ativa }) => ativa && escopo === dita.escopo).length
    if (!era && serao.size > MAXIMO)
      campos[`${nome}.${i}.nome`] =
        `A loja já tem ${MAXIMO} campos, contados os arquivados. Traga de volta um deles em vez de criar outro.`
    // One that is asked for already may always be mended.
    if (dita.ativa && !era?.ativa && ativos > MAX_CAMPOS)
      campos[`${nome}.${i}.ativa`] =
        `São no máximo ${MAX_CAMPOS} campos ao mesmo tempo. Arquive um deles antes.`
  }
  if (Object.keys(campos).length > 0) throw new Falha('entrada_invalida', { campos })
}

const chaveOf = ({ escopo, codigo }: Pick<CampoDoEscopo, 'escopo' | 'codigo'>): string =>
  `${escopo} ${codigo}`
