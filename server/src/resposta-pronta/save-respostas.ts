import { CadastroResposta, RESPOSTAS_MAXIMO } from '@vitrine/contract'

import {
  refuseErros,
  removeCadastros,
  saveDeclarados,
  type ChaveDoCadastro,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import { Falha, type Transaction } from '#infra'

import { cadastroResposta, findRivais } from './resposta.repository.ts'

const nome = 'respostas'

/**
 * Writes ready answers of a supplier, as `saveDeclarados` says. Errors also: `entrada_invalida` where another one has the short name, and
 * of `respostas` where they are too many.
 */
export async function saveRespostas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroResposta, 'idresposta'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroResposta,
    cadastro: cadastroResposta,
    toGuardado: (dita: CadastroResposta) => dita,
    fromGuardado: (guardada: object) => guardada,
    check,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}

async function check(tx: Transaction, idfornecedor: string, respostas: CadastroResposta[]): Promise<void> {
  const [ids, atalhos] = [
    respostas.map(({ idresposta }) => idresposta),
    respostas.map(({ atalho }) => atalho),
  ]
  const rivais = await findRivais(tx, idfornecedor, { ids, atalhos })
  const isTomado = (atalho: string, linha: number) =>
    rivais.atalhos.includes(atalho) || atalhos.indexOf(atalho) < linha
  refuseErros(
    nome,
    respostas.flatMap(({ atalho }, linha) =>
      isTomado(atalho, linha) ? [{ linha, campo: 'atalho', erro: 'Outra resposta tem este atalho.' }] : [],
    ),
  )
  if (rivais.total + respostas.length > RESPOSTAS_MAXIMO)
    throw new Falha('entrada_invalida', {
      campos: { respostas: `Uma loja tem no máximo ${RESPOSTAS_MAXIMO} respostas prontas.` },
    })
}

/** Removes ready answers, as `removeCadastros` says; answers how many there were. */
export async function removeRespostas(
  tx: Transaction,
  quem: Quem,
  chaves: readonly ChaveDoCadastro<typeof cadastroResposta>[],
): Promise<number> {
  return removeCadastros(tx, cadastroResposta, quem, chaves)
}
