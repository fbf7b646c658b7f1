import { expect, test } from 'vitest'

import { telas } from '@vitrine/contract'

import rotas from '../routes.ts'

interface Rota {
  id?: string | undefined
  file: string
  children?: Rota[] | undefined
}

/** Answer no page, or nobody's: an error, a download, a way through. */
const semTela = new Set([
  'arquivo-dados',
  'chave',
  'commerce',
  'levar',
  'login-token',
  'muitas-requisicoes',
  'muitas-requisicoes-na-loja',
  'nao-encontrada',
  'nao-encontrada-na-loja',
  'passkey-confirmada',
  'sair',
  'servicos',
  'trabalhador',
  'trocar',
])

test('what is measured knows every screen of the map (decision 0090)', () => {
  const list = (rota: Rota): string[] => [rota.id ?? '', ...(rota.children ?? []).flatMap(list)]
  const ids = (rotas as Rota[]).flatMap(list).filter((id) => id !== '' && !semTela.has(id))
  expect([...telas].toSorted()).toEqual(ids.toSorted())
})
