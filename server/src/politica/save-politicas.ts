import { CadastroPolitica } from '@vitrine/contract'

import {
  checkReferencias,
  refuseErros,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import { foldTexto } from '@vitrine/rules/texto'
import type { Transaction } from '#infra'

import { cadastroPolitica } from './cadastro-politica.ts'
import { listNomesDeTabelas } from './politica.repository.ts'

const nome = 'politicas'

/** Writes commercial policies of a supplier, as `saveDeclarados` says. */
export async function savePoliticas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroPolitica, 'idpolitica'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroPolitica,
    cadastro: cadastroPolitica,
    toGuardado: (politica: CadastroPolitica) => politica,
    fromGuardado: (guardada: object) => guardada,
    check,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}

async function check(tx: Transaction, idfornecedor: string, politicas: CadastroPolitica[]): Promise<void> {
  await checkNomes(tx, idfornecedor, politicas)
  const nomeados = politicas.map(({ alvo, condicoes }) => ({
    'alvo.produtos': alvo.produtos,
    'alvo.categorias': alvo.categorias,
    'condicoes.idformapagto': condicoes.idformapagto,
  }))
  return checkReferencias(tx, idfornecedor, nome, nomeados)
}

/** A sheet names a price table by its name: no two have one. */
async function checkNomes(
  tx: Transaction,
  idfornecedor: string,
  politicas: CadastroPolitica[],
): Promise<void> {
  const tabelas = politicas.map(({ efeito, nome: dito }) => (efeito.tabela ? foldTexto(dito) : null))
  if (tabelas.every((dita) => dita === null)) return
  const ids = new Set(politicas.map(({ idpolitica }) => idpolitica))
  const outras = (await listNomesDeTabelas(tx, idfornecedor)).filter(({ idpolitica }) => !ids.has(idpolitica))
  const usados = new Set(outras.map((outra) => foldTexto(outra.nome)))
  const erros = tabelas.flatMap((dita, linha) => {
    if (dita === null) return []
    const isDeOutra = usados.has(dita)
    usados.add(dita)
    return isDeOutra ? [{ linha, campo: 'nome', erro: 'Outra tabela de preço já tem este nome.' }] : []
  })
  refuseErros(nome, erros)
}
