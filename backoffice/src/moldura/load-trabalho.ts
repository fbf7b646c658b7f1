import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { urlsMarca } from '@vitrine/contract/urls-marca'

import { requireLugar, type Trabalho } from '#shell'

/** The frame of a supplier's panel: which supplier, who, and what was not seen. */
export async function loadTrabalho(args: LoaderFunctionArgs): Promise<Trabalho> {
  const { painel, lugar, lugares } = await requireLugar(args)
  const { client } = painel
  const { idfornecedor, papel } = lugar
  const [config, quem, chat] = await Promise.all([
    client('GET /v2/app/{session_token}/configuracao/fornecedor', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    }),
    client('GET /v2/app/{session_token}/cliente/get-configuracoes-cliente', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    }),
    client('GET /v4/chat/notificacoes', { query: { idfornecedor } }),
  ])
  if (!config.ok) throw data(null, { status: config.status })
  const { slug, nome, fuso, modulos, config: doFornecedor } = config.dados
  const { nome: dito = '', email = '' } = quem.ok ? quem.dados : {}
  return {
    loja: {
      idfornecedor,
      slug,
      nome,
      fuso,
      modulos,
      marca: urlsMarca.arquivo(slug, doFornecedor.tema.marca, 'favicon.svg'),
    },
    papel,
    foraDoAr: lugar.fora_do_ar,
    lugares,
    pessoa: { nome: dito || email, email },
    // Where the store has no conversation nothing is unread.
    notificacoes: chat.ok ? chat.dados.notificacoes : 0,
  }
}
