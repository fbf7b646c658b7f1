import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addDias, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  openRodada,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { remindPrazos } from './remind-prazos.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
const hoje = todayIn(FUSO_PADRAO, new Date())

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from requerimento`
  await app.sql`delete from correio`
  loja = await buildFornecedor(app.sql)
  await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

/** A request whose term ends so many days from today. */
async function ask(dias: number, { onde = loja, estado = 'ABERTO' } = {}): Promise<string> {
  const id = uuidv7()
  await app.sql`
    insert into requerimento (idfornecedor, idrequerimento, tipo, canal, estado, nome, contato, recebido_em, encerrado_em)
    values (${onde.idfornecedor}, ${id}, 'CORRECAO', 'LOJA', ${estado}, 'Ana Souza', 'ana@vitrine.example', ${addDias(hoje, dias - 15)}, ${estado === 'ABERTO' ? null : new Date()})`
  return id
}
const wait = (id: string, dias: number) =>
  app.sql`update requerimento set recebido_em = recebido_em - ${dias}::int where idrequerimento = ${id}`
const listCartas = async (onde = loja) =>
  app.sql<{ assunto: string; texto: string; para: string }[]>`
    select para, assunto, texto from correio where idfornecedor = ${onde.idfornecedor} order by criado_em, chave`
const remind = () => remindPrazos(app.sql, app.config)

describe('whoever runs a store is told by letter of the term of a request (decision 0176)', () => {
  test('five days before, a day before, and once it passed: once each, whatever the number of runs', async () => {
    const id = await ask(6)
    const said: string[] = []
    for (let dia = 0; dia < 10; dia++) {
      await remind()
      await remind()
      const cartas = await listCartas()
      said.push(String(cartas.length))
      await wait(id, 1)
    }
    expect(said.join('')).toBe('0111122333')
    expect((await listCartas()).map(({ assunto }) => assunto)).toEqual([
      expect.stringContaining('em 5 dias termina'),
      expect.stringContaining('amanhã termina'),
      expect.stringContaining('passou o prazo'),
    ])
  })

  test('in plain words, with the way to it and without who asked', async () => {
    const id = await ask(5)
    await remind()
    const [{ texto = '' } = {}] = await listCartas()
    expect(texto).toContain(`corrigir os dados`)
    expect(texto).toContain(`/painel/${loja.slug}/titulares#titular-${id}`)
    expect(texto).toContain(id.slice(-8).toUpperCase())
    expect(texto).not.toMatch(/Ana Souza|ana@/)
  })

  test('two processes at once write one letter to each of two owners, and none to others', async () => {
    await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const outra = await buildFornecedor(app.sql)
    await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
    await ask(5)
    await ask(-3)
    await Promise.all([remind(), remind(), remind()])
    const cartas = await listCartas()
    expect(cartas).toHaveLength(4)
    expect(new Set(cartas.map(({ para }) => para)).size).toBe(2)
    expect(await listCartas(outra)).toEqual([])
  })

  test('a letter that cannot be written keeps no other', async () => {
    const [ruim] = [await ask(-1), await ask(1), await ask(5)]
    await app.sql.unsafe(`
      create function recusa_carta() returns trigger language plpgsql as $$
        begin if new.chave like 'titular-prazo:${ruim}:%' then raise 'carta ruim'; end if; return new; end $$;
      create trigger ruim before insert on correio for each row execute function recusa_carta();`)
    const { rodada, falhas } = openRodada()
    await remindPrazos(app.sql, app.config, rodada)
    await app.sql.unsafe('drop trigger ruim on correio; drop function recusa_carta()')
    expect([...falhas.keys()]).toEqual([expect.stringContaining(`titular-prazo:${ruim}:passou`)])
    expect(await listCartas()).toHaveLength(2)
    await remind()
    expect(await listCartas()).toHaveLength(3)
  })

  test('not of what was answered, what is far, or what passed long ago', async () => {
    await ask(2, { estado: 'ATENDIDO' })
    await ask(2, { estado: 'RETIRADO' })
    await ask(7)
    await ask(-31)
    await remind()
    expect(await listCartas()).toEqual([])
  })

  test('at the day of the store, wherever it is', async () => {
    await app.sql`update fornecedor set fuso = 'Pacific/Kiritimati' where idfornecedor = ${loja.idfornecedor}`
    const la = todayIn('Pacific/Kiritimati', new Date())
    const id = await ask(0)
    await app.sql`update requerimento set recebido_em = ${addDias(la, -15)} where idrequerimento = ${id}`
    await remind()
    expect((await listCartas())[0]?.assunto).toContain('hoje termina')
  })

  test('is told while the store is off the air: the law goes on', async () => {
    await app.sql`update fornecedor set ativo = false where idfornecedor = ${loja.idfornecedor}`
    await ask(1)
    await remind()
    expect(await listCartas()).toHaveLength(1)
  })
})
