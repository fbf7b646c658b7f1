import { expect, test } from 'vitest'

import type { FotoRecebida } from '@vitrine/contract'

import { createFila, type FotoNaFila, type SendFoto } from './fila-de-fotos.ts'

const arquivo = (nome: string) => new File(['x'], nome)
const dados = (mudanca: Partial<FotoRecebida> = {}): FotoRecebida => ({
  produto: { idcadastroextraproduto: 'p', sku: 'MEL', nome: 'Mel', imagens: [], versao: 1 },
  hash: 'h',
  ja_estava: false,
  ...mudanca,
})
const ok = (mudanca?: Partial<FotoRecebida>) => ({ ok: true as const, dados: dados(mudanca) })
const falha = (status: number) => ({
  ok: false as const,
  status,
  falha: { codigo: 'x', error: 'Não deu.', idrequisicao: '' } as never,
})
const semEspera = () => Promise.resolve()
async function finish(fila: ReturnType<typeof createFila>): Promise<void> {
  while (fila.list().some(({ estado }) => estado === 'ESPERA' || estado === 'ENVIANDO'))
    await new Promise((resolve) => setTimeout(resolve, 1))
}
const estadosOf = (fila: ReturnType<typeof createFila>) =>
  Object.fromEntries(fila.list().map(({ arquivo: { name }, estado }) => [name, estado]))

test('three go at once, those of one product one after the other in the order of their names', async () => {
  const enviados: string[] = []
  const noCaminho = new Set<string>()
  let juntos = 0
  const send: SendFoto = async ({ arquivo: { name } }: FotoNaFila) => {
    const produto = name.slice(0, 3)
    expect(noCaminho.has(produto)).toBe(false)
    noCaminho.add(produto)
    enviados.push(name)
    juntos = Math.max(juntos, noCaminho.size)
    await new Promise((resolve) => setTimeout(resolve, 2))
    noCaminho.delete(produto)
    return ok()
  }
  const fila = createFila(send, semEspera)
  fila.add(['MEL_10.jpg', 'MEL_2.jpg', 'MEL.jpg', 'PAO.jpg', 'CHA.jpg', 'SAL.jpg'].map(arquivo))
  await finish(fila)
  expect(juntos).toBe(3)
  expect(enviados.filter((nome) => nome.startsWith('MEL'))).toEqual(['MEL.jpg', 'MEL_2.jpg', 'MEL_10.jpg'])
  expect(enviados).toHaveLength(6)
  fila.clearProntas()
  expect(fila.list()).toEqual([])
})

test('what each became is told, one without an answer is tried three times, one that is too much at once until it is taken', async () => {
  let [vezes, cheias] = [0, 0]
  const respostas: Record<string, () => ReturnType<SendFoto>> = {
    'a.jpg': async () => ok(),
    'b.jpg': async () => ok({ ja_estava: true }),
    'c.jpg': async () => ok({ produto: null, hash: null }),
    'd.jpg': async () => falha(400),
    'e.jpg': async () => falha(500),
    'f.jpg': async () => (++vezes < 3 ? Promise.reject(new Error('no network')) : ok()),
    'g.jpg': async () => (++cheias < 9 ? falha(429) : ok()),
  }
  const fila = createFila(
    ({ arquivo: { name } }) => respostas[name]?.() ?? Promise.reject(new Error(name)),
    semEspera,
  )
  fila.add(Object.keys(respostas).map(arquivo))
  await finish(fila)
  expect(estadosOf(fila)).toEqual({
    'a.jpg': 'PRONTA',
    'b.jpg': 'JA_ESTAVA',
    'c.jpg': 'SEM_PRODUTO',
    'd.jpg': 'RECUSADA',
    'e.jpg': 'SEM_RESPOSTA',
    'f.jpg': 'PRONTA',
    'g.jpg': 'PRONTA',
  })
})

test('one without a product is sent again as the product of a code that is said', async () => {
  const fila = createFila(
    async ({ codigo }) => (codigo === 'MEL-500' ? ok() : ok({ produto: null, hash: null })),
    semEspera,
  )
  fila.add([arquivo('IMG_2042.jpg')])
  await finish(fila)
  const [foto] = fila.list()
  expect(foto?.estado).toBe('SEM_PRODUTO')
  fila.retry(foto?.id ?? '', 'MEL-500')
  await finish(fila)
  expect(estadosOf(fila)).toEqual({ 'IMG_2042.jpg': 'PRONTA' })
})
