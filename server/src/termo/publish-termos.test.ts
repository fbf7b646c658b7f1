import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createTestApp, listRecusados, type AppDeTeste } from '../teste/index.ts'
import { findTermo, publishTermos } from './index.ts'

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from termo_uso`
})

type Termo = Parameters<typeof publishTermos>[2][number]
const novo = (change: Partial<Termo> = {}): Termo => ({
  versao: '1.0',
  titulo: 'Termos de uso',
  resumo: '',
  texto: 'Texto.',
  publicado_em: '2026-01-01T12:00:00Z',
  ...change,
})
const depois = novo({ versao: '2.0', publicado_em: '2026-02-01T12:00:00Z' })
const publish = (...termos: Termo[]) => app.sql.begin((tx) => publishTermos(tx, null, termos))
const listVersoes = async () =>
  (await app.sql`select versao from termo_uso order by versao`).map(({ versao }) => String(versao))

test('the newest version that was published is the one in force', async () => {
  await publish(novo())
  await publish(depois)
  expect(await findTermo(app.sql, null)).toMatchObject({ versao: '2.0', titulo: 'Termos de uso' })
})

test.each<[string, Termo[], string]>([
  [
    'what was published already',
    [novo({ texto: 'Outro.' })],
    'termos.0.versao: Esta versão já foi publicada.',
  ],
  ['one version twice', [depois, depois], 'termos.1.versao: Esta versão já foi publicada.'],
  [
    'one that an accepted one comes after',
    [depois, novo({ versao: '1.1', publicado_em: '2026-01-15T12:00:00Z' })],
    'termos.1.publicado_em: Já há uma versão publicada depois desta.',
  ],
  [
    'no text',
    [novo({ versao: '2', texto: '', publicado_em: '2026-03-01T12:00:00Z' })],
    'termos.0.texto: Campo obrigatório.',
  ],
  [
    'a version that no address holds',
    [novo({ versao: 'versão 2', publicado_em: '2026-03-01T12:00:00Z' })],
    'termos.0.versao: Use até 40 letras sem acento, números, pontos e hífens.',
  ],
])('%s is refused, and nothing of the call is published', async (_, termos, erro) => {
  await publish(novo())
  expect(await listRecusados(publish(...termos))).toEqual([erro])
  expect(await listVersoes()).toEqual(['1.0'])
})

test('two who publish at once publish one of two versions of the same name', async () => {
  const feitos = await Promise.allSettled([publish(novo()), publish(novo({ texto: 'Outro.' }))])
  expect(feitos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await listVersoes()).toEqual(['1.0'])
})
