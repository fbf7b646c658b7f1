import { cookies } from '@vitrine/contract/headers'
import { urlsChat } from '@vitrine/contract/urls-chat'

import type { Sql } from '../server/src/infra/index.ts'
import { buildSala } from '../server/src/teste/exemplares/build-chat.ts'
import { buildEquipe } from '../server/src/teste/logins.ts'
import type { BenchData } from './data.ts'
import type { Server } from './processes.ts'

const MENSAGENS = 100_000
const VEZES = 30

/** B2 (ahead.md): a room of 100,000 messages, opened and searched in by both sides, one after the other. */
export async function printSalaGrande(
  sql: Sql,
  { loja, clientes }: BenchData,
  { port }: Server,
): Promise<void> {
  // One that has no part in the load of messages.
  const cliente = clientes.at(-1)
  if (!cliente) throw new Error('no clientes')
  const { idfornecedor, slug } = loja
  const { token: daLoja } = await buildEquipe(sql, loja, { papel: 'atendente' })
  const sala = await buildSala(sql, idfornecedor, cliente.idcliente)
  await fillSala(sql, sala)
  const { token, idcliente } = cliente
  const mensagens = (query: Record<string, string>, quem: { token: string; idcliente?: string }) => ({
    path: `/v4/chat/salas/${sala}/mensagens?${new URLSearchParams({ idfornecedor, ...(quem.idcliente && { idcliente: quem.idcliente }), ...query })}`,
    headers: { authorization: `Bearer ${quem.token}` },
  })
  const ela = { token, idcliente }
  const pagina = (qual: Parameters<typeof urlsChat.conversa>[2] = {}) => ({
    path: urlsChat.conversa(slug, sala, qual),
    headers: { cookie: `${cookies.sessao}=${token}` },
  })
  const pedidas = {
    'open: page': pagina(),
    'open: call, customer': mensagens({}, ela),
    'open: call, attendant': mensagens({}, { token: daLoja }),
    'further up: call': mensagens({ antes: '40000' }, ela),
    'search: page, a word of one': pagina({ busca: 'agulha' }),
    'search: call, a word of one': mensagens({ query: 'agulha' }, ela),
    'search: call, a word of none': mensagens({ query: 'inexistente' }, ela),
    'search: call, of many': mensagens({ query: 'entrega' }, ela),
    'search: call, two letters': mensagens({ query: 'zq' }, { token: daLoja }),
    'what changed since': mensagens({ desde: String(MENSAGENS - 500) }, ela),
    'unseen, all rooms': {
      path: `/v4/chat/notificacoes?${new URLSearchParams({ idfornecedor, idcliente })}`,
      headers: { authorization: `Bearer ${token}` },
    },
  }
  process.stdout.write(`\na room of ${MENSAGENS} messages, ${VEZES} times each\n\n`)
  process.stdout.write('answer                              p50      max ms      KB\n')
  for (const [nome, { path, headers }] of Object.entries(pedidas)) {
    const tempos: number[] = []
    let bytes = 0
    for (let vez = 0; vez < VEZES; vez++) {
      const began = performance.now()
      const resposta = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      bytes = (await resposta.arrayBuffer()).byteLength
      if (!resposta.ok) throw new Error(`${nome}: ${resposta.status}`)
      tempos.push(performance.now() - began)
    }
    const ordered = tempos.toSorted((a, b) => a - b)
    process.stdout.write(
      `${nome.padEnd(30)} ${(ordered[VEZES / 2] ?? 0).toFixed(0).padStart(8)} ${(ordered.at(-1) ?? 0).toFixed(0).padStart(11)} ${(bytes / 1024).toFixed(0).padStart(7)}\n`,
    )
  }
}

/** Both sides in turn; nothing was read yet, and one message in the middle has a word of its own. */
async function fillSala(sql: Sql, sala: string): Promise<void> {
  await sql`
    insert into mensagem_chat (idsala, sequencia, idmensagem, revisao, lado, autor, papel, conteudo, texto, criada_em)
    select ${sala}, n, gen_random_uuid(), n, case when n % 2 = 0 then 'LOJA' else 'CLIENTE' end, 'Nome Sobrenome', 'cliente',
      jsonb_build_object('tipo', 'TEXTO', 'texto', t.texto), t.texto, now() - (${MENSAGENS} - n) * interval '1 minute'
    from generate_series(1, ${MENSAGENS}::int) n cross join lateral (
      select 'mensagem ' || n || case when n = ${MENSAGENS / 2}::int then ' agulha' when n % 20 = 0 then ' sobre a entrega de quinta' else ' sobre o pedido de sempre, com o preco de sempre' end as texto
    ) t`
  await sql`
    update sala_chat set total_mensagens = ${MENSAGENS}, total_visiveis = ${MENSAGENS}, revisao = ${MENSAGENS}, ultima_em = now(),
      ultima_cliente = ${MENSAGENS - 1}, ultima_loja = ${MENSAGENS} where idsala = ${sala}`
  await sql`vacuum analyze mensagem_chat`
}
