import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { listMensagens } from '@vitrine/rules/chat'

import { createTestDatabase } from '../../server/src/teste/banco-de-teste.ts'
import { buildCliente, buildFornecedor } from '../../server/src/teste/builders.ts'
import { buildSala } from '../../server/src/teste/exemplares/build-chat.ts'
import { buildEquipe } from '../../server/src/teste/logins.ts'
import { Aparelho } from './aparelho.ts'
import { openLojas, type Lojas } from './lojas.ts'
import { readFilas } from './open-cena.ts'
import { standIn } from './stand-in.ts'

const SALAS = 5
const DE_CADA_LADO = 1000
const TODAS = SALAS * 2 * DE_CADA_LADO
/** The process is killed whenever so many more have arrived. */
const MATA_CADA = 1500

let banco: Awaited<ReturnType<typeof createTestDatabase>>
let lojas: Lojas

beforeAll(async () => {
  banco = await createTestDatabase()
  lojas = await openLojas(banco.url, 1)
})
afterEach(() => vi.unstubAllGlobals())
afterAll(async () => {
  await lojas.close()
  await banco.drop()
})

test(`a server that is killed again and again under load: ${TODAS} of ${TODAS} messages are there, each once, in order (issue 14, B3)`, async () => {
  const { sql } = banco
  const aparelhos: Aparelho[] = []
  standIn(aparelhos)
  const loja = await buildFornecedor(sql)
  const { idfornecedor } = loja
  for (let i = 0; i < SALAS; i++) {
    const { token, idcliente, idusuario } = await buildCliente(sql, loja)
    const sala = await buildSala(sql, idfornecedor, idcliente)
    const atendente = await buildEquipe(sql, loja, { papel: 'atendente' })
    const logins = [
      { lado: 'CLIENTE', token, idcliente, idusuario, idfornecedor, sala },
      { lado: 'LOJA', ...atendente, idfornecedor, sala },
    ] as const
    for (const login of logins) {
      const nome = `${login.lado}${i}`
      aparelhos.push(new Aparelho(nome, login, { Filas: await readFilas(nome), baseOf: () => lojas.base }))
    }
  }
  const count = async () => {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from mensagem_chat`
    return row?.n ?? 0
  }
  for (const aparelho of aparelhos)
    for (let i = 0; i < DE_CADA_LADO; i++) aparelho.write(`${aparelho.nome}:${i}`)
  let mortes = 0
  while (aparelhos.some(({ fila }) => fila.read().length > 0)) {
    await wait(20)
    if ((await count()) >= (mortes + 1) * MATA_CADA && mortes < Math.floor(TODAS / MATA_CADA)) {
      mortes += 1
      await lojas.kill()
    }
  }
  expect(mortes).toBe(Math.floor(TODAS / MATA_CADA))
  expect(await count()).toBe(TODAS)
  for (const { conversa, login } of await readAll(aparelhos)) {
    const lista = listMensagens(conversa)
    expect(lista.map(({ sequencia }) => sequencia)).toEqual(lista.map((_, i) => i + 1))
    for (const { nome, escritas } of aparelhos.filter((cada) => cada.login.sala === login.sala)) {
      const textos = lista.map(({ conteudo }) => (conteudo?.tipo === 'TEXTO' ? conteudo.texto : ''))
      expect(textos.filter((texto) => texto.startsWith(`${nome}:`))).toEqual(escritas)
    }
  }
}, 1_200_000)

/** Each device reads its room to the first message. */
async function readAll(aparelhos: readonly Aparelho[]) {
  return Promise.all(
    aparelhos.map(async (aparelho) => {
      await aparelho.ask()
      await aparelho.askAntes()
      if (!aparelho.conversa) throw new Error('the shop does not answer')
      return { conversa: aparelho.conversa, login: aparelho.login }
    }),
  )
}
