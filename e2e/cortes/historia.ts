import { setImmediate as breathe } from 'node:timers/promises'

import { expect, vi } from 'vitest'

import { listMensagens } from '@vitrine/rules/chat'

import type { Sql } from '../../server/src/infra/banco/db.ts'
import { buildCliente, type FornecedorDeTeste } from '../../server/src/teste/builders.ts'
import { buildSala } from '../../server/src/teste/exemplares/build-chat.ts'
import type { LoginDeTeste } from '../../server/src/teste/logins.ts'
import { Aparelho, type Filas, type Login } from './aparelho.ts'
import type { Lojas } from './lojas.ts'
import { standIn } from './stand-in.ts'

export interface Cena {
  sql: Sql
  lojas: Lojas
  loja: FornecedorDeTeste
  atendente: LoginDeTeste
  /** A queue's module for each device: what a page holds is not another's. */
  filas: readonly [Filas, Filas, Filas]
}

interface Acaso {
  /** An integer below `ate`. */
  nat(ate: number): number
  /** Seconds from 0.1 to 120, short ones as likely as long ones. */
  segundos(): number
}

/** Mulberry32: the same seed is the same story, as far as the network lets it. */
function createAcaso(semente: number): Acaso {
  let estado = semente >>> 0
  const next = () => {
    estado = (estado + 0x6d2b79f5) >>> 0
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return { nat: (ate) => Math.floor(next() * ate), segundos: () => 0.1 * 1200 ** next() }
}

const PASSOS = 40
/** Later than every try that a queue makes by itself. */
const POR_FIM_MS = 5000

/**
 * One story: two devices of a customer and one of an attendant write in a room while connections are cut, answers are lost, devices sleep,
 * pages end and shops are killed; time is the clock of the pages, which is turned. In the end all come back, and what the shop has is what was written.
 */
export async function tellHistoria(semente: number, cena: Cena, { mata }: { mata: boolean }): Promise<void> {
  const acaso = createAcaso(semente)
  const aparelhos: Aparelho[] = []
  standIn(aparelhos)
  aparelhos.push(...(await buildAparelhos(cena)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (const aparelho of aparelhos) await hear(aparelho)
    const morre = mata ? acaso.nat(PASSOS) : -1
    for (let passo = 0; passo < PASSOS; passo++) {
      const aparelho = aparelhos[acaso.nat(aparelhos.length)] as Aparelho // there are three
      if (passo === morre) await killInTheMiddle(aparelho, cena)
      await live(aparelho, acaso, `${aparelho.nome}${passo}`)
      if (acaso.nat(3) === 0) await breathe()
    }
    await comeBack(aparelhos)
  } finally {
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
  await check(semente, aparelhos)
}

async function killInTheMiddle(aparelho: Aparelho, { lojas }: Cena): Promise<void> {
  aparelho.write(`${aparelho.nome}, while the shop dies`)
  void aparelho.look()
  await breathe()
  await lojas.kill()
}

async function buildAparelhos({ sql, lojas, loja, atendente, filas }: Cena): Promise<readonly Aparelho[]> {
  const { idfornecedor } = loja
  const { token, idcliente, idusuario } = await buildCliente(sql, loja)
  const sala = await buildSala(sql, idfornecedor, idcliente)
  const dela: Login = { lado: 'CLIENTE', token, idcliente, idusuario, idfornecedor, sala }
  const daLoja: Login = { lado: 'LOJA', ...atendente, idfornecedor, sala }
  const build = (nome: string, login: Login, Filas: Filas) =>
    new Aparelho(nome, login, { Filas, baseOf: () => lojas.base })
  return [build('a', dela, filas[0]), build('b', dela, filas[1]), build('l', daLoja, filas[2])]
}

/** One thing that happens to one device. */
async function live(aparelho: Aparelho, acaso: Acaso, texto: string): Promise<void> {
  const { rede } = aparelho
  switch (acaso.nat(14)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return aparelho.write(texto)
    case 4: {
      // Cut, for a while: what is on its way is not heard of.
      rede.isCortada = true
      setTimeout(() => reconnect(aparelho), acaso.segundos() * 1000)
      return undefined
    }
    case 5: {
      // Sleep: as a cut, and who wakes has a page that knows of nothing since.
      rede.isCortada = true
      return await vi.advanceTimersByTimeAsync(acaso.segundos() * 1000).then(() => reconnect(aparelho))
    }
    case 6:
      rede.semVolta = 1 + acaso.nat(2)
      return undefined
    case 7:
      return aparelho.reload()
    case 8:
    case 9:
      return hear(aparelho)
    case 10:
    case 11:
      return aparelho.look()
    default:
      await vi.advanceTimersByTimeAsync(acaso.segundos() * 1000)
      return undefined
  }
}

function reconnect(aparelho: Aparelho): void {
  aparelho.rede.isCortada = false
  void aparelho.fila.send()
  void hear(aparelho)
}

/** What came is told to be here, whether or not somebody looks. */
async function hear(aparelho: Aparelho): Promise<void> {
  await aparelho.ask()
  await aparelho.tellLeitura()
}

/** All connections are back: queues empty themselves, pages hear what they missed, and say what was looked at. */
async function comeBack(aparelhos: readonly Aparelho[]): Promise<void> {
  for (const { rede } of aparelhos) Object.assign(rede, { isCortada: false, semVolta: 0 })
  for (let vez = 0; vez < 50 && aparelhos.some(({ fila }) => fila.read().length > 0); vez++) {
    await vi.advanceTimersByTimeAsync(POR_FIM_MS)
    await Promise.all(aparelhos.map(({ fila }) => fila.send()))
  }
  for (const aparelho of aparelhos) {
    // A page asks again by itself where a shop with much to do does not answer.
    await vi.waitUntil(async () => (await aparelho.ask()) && (await aparelho.askAntes()), { timeout: 30_000 })
    // A shop that died may have heard of it, and nobody knows: it is said again.
    if (aparelho.lidaIncerta > aparelho.lidaChegada)
      aparelho.vista = Math.max(aparelho.vista, aparelho.lidaIncerta)
    await aparelho.tellLeitura()
  }
}

async function check(semente: number, aparelhos: readonly Aparelho[]): Promise<void> {
  const dita = `seed ${semente}`
  const listas = aparelhos.map(({ conversa }) => (conversa ? listMensagens(conversa) : []))
  const textosDe = (lista: (typeof listas)[number]) =>
    lista.map(({ conteudo }) => (conteudo?.tipo === 'TEXTO' ? conteudo.texto : ''))
  const [da = []] = listas
  for (const { nome, escritas, fila } of aparelhos) {
    expect(fila.read(), dita).toEqual([])
    const minhas = textosDe(da).filter((texto) => texto.startsWith(nome))
    expect(minhas, dita).toEqual(escritas)
  }
  expect(
    da.map(({ sequencia }) => sequencia),
    dita,
  ).toEqual(da.map((_, i) => i + 1))
  for (const lista of listas) expect(lista, dita).toEqual(da)
  for (const lado of ['CLIENTE', 'LOJA'] as const) {
    const dele = aparelhos.filter(({ login }) => login.lado === lado)
    const vista = Math.max(...dele.map((aparelho) => Math.max(aparelho.vista, aparelho.lidaChegada)))
    const naoVistas = da.filter((cada) => cada.lado !== lado && cada.sequencia > vista)
    expect(await countUnseen(dele[0] as Aparelho), `${dita}, unseen of ${lado}`).toBe(naoVistas.length) // each side has one
  }
}

async function countUnseen(aparelho: Aparelho): Promise<number> {
  const { idfornecedor, idcliente = '', sala, token } = aparelho.login
  const query = new URLSearchParams({ idfornecedor, ...(idcliente && { idcliente }), limit: '1' })
  const resposta = await fetch(`${aparelho.base}/v4/chat/salas/${sala}/mensagens?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { sala: vista } = (await resposta.json()) as { sala: { notificacoes: number } }
  return vista.notificacoes
}
