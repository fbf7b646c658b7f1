import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from './infra/index.ts'
import { createTarefas } from './tarefas.ts'
import {
  amanha,
  buildAssinatura,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  openRodada,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from './teste/index.ts'

/** X: of three items of a job the first one throws, by a trigger that knows it; the other two are done all the same. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let clientes: ClienteDeTeste[]
let produto: string

beforeAll(async () => {
  app = await createTestApp()
  await app.sql.unsafe(`
    create table teste_ruim (chave text primary key);
    create function recusa_ruim() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from teste_ruim where to_jsonb(new)::text like '%' || chave || '%') then raise 'linha ruim'; end if;
        return new;
      end $$;
    create trigger ruim before update on pedido for each row execute function recusa_ruim();
    create trigger ruim before insert on correio for each row execute function recusa_ruim();`)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from teste_ruim`
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', 'support-budget'] })
  clientes = await Promise.all([0, 1, 2].map(() => buildCliente(app.sql, loja, { limite: 100_000 })))
  produto = await buildProduto(app.sql, loja, { preco: 10, estoque: 50 })
})

async function run(nome: string) {
  const tarefa = (await createTarefas(app)).find((each) => each.nome === nome)
  const { rodada, falhas } = openRodada()
  await tarefa?.run(rodada)
  return [...falhas.keys()]
}

async function submit(cliente: ClienteDeTeste, change: Parameters<typeof buildSubmissao>[1] = {}) {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto }, change),
    },
    { token: cliente.token },
  )
  return dados.numpedido
}

const ruim = (chave: string | number) => app.sql`insert into teste_ruim values (${String(chave)})`

test('expirar-orcamentos: a budget that cannot be cancelled keeps no other', async () => {
  const { token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const numeros: number[] = []
  for (const cliente of clientes) {
    const num = await submit(cliente, { orcamento: true })
    const body = { itens: [{ sequencia: 0, precounitario: 9.5 }], taxaentrega: 5, validade: amanha }
    await app.call('POST /painel/v1/pedidos/{num}/precificar', { params: { num }, body }, { token })
    numeros.push(num)
  }
  await app.sql`update pedido set valido_ate = now() - interval '1 minute' + numpedido * interval '1 microsecond'`
  await ruim(`"numpedido": ${numeros[0]}`)
  expect(await run('expirar-orcamentos')).toEqual([`pedido ${numeros[0]}`])
  expect((await app.sql`select status from pedido order by numpedido`).map(({ status }) => status)).toEqual([
    'ORCAMENTO_PRECIFICADO',
    'CANCELADO',
    'CANCELADO',
  ])
})

test('repetir-assinaturas: a reminder that cannot be written keeps no other', async () => {
  const ids: string[] = []
  for (const cliente of clientes)
    ids.push((await buildAssinatura(app, { loja, cliente, produto })).idassinatura)
  await app.sql`update assinatura set tentar_em = now() + interval '1 hour'`
  await ruim(`lembrete:%${ids[0]}`)
  expect(await run('repetir-assinaturas')).toEqual([`lembrete da assinatura ${ids[0]}`])
  const cartas = await app.sql`select chave from correio where chave like 'assinatura-lembrete:%'`
  expect(cartas.map(({ chave }) => String(chave).split(':').at(-1)).toSorted()).toEqual(
    ids.slice(1).toSorted(),
  )
})

test('avisar-disponibilidade: a letter that cannot be written keeps no other of its batch', async () => {
  const ids: string[] = []
  for (const { idcliente } of clientes) {
    const idalerta = uuidv7()
    await app.sql`
      insert into alerta (idfornecedor, idcliente, idcadastroextraproduto, idalerta) values (${loja.idfornecedor}, ${idcliente}, ${produto}, ${idalerta})`
    ids.push(idalerta)
  }
  await ruim(`alerta:${ids[0]}`)
  expect(await run('avisar-disponibilidade')).toEqual([`alerta ${ids[0]}`])
  const avisados = await app.sql`select idalerta from alerta where avisado_em is not null order by idalerta`
  expect(avisados.map(({ idalerta }) => idalerta)).toEqual(ids.slice(1).toSorted())
})
