import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { DadosUsuario } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { readCaracteristicas } from '#cadastro'
import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'

/** What the update panels show after they were sent. */
export interface EstadoConta {
  painel: 'cadastro' | 'usuario'
  erros: Record<string, string>
  erro: string | null
  /** 'Cadastro atualizado' (§8). */
  mensagem: string | null
}

/** Saves one of the two panels (§2 update registration, update user). */
export async function changeConta({ request, params, context }: ActionFunctionArgs): Promise<EstadoConta> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const sessao = await loadSessao(pagina, loja)
  if (!sessao?.idUsuarioLogado) throw redirect(urls.entrar(loja.slug, urls.conta(loja.slug)))
  const form = await request.formData()
  const painel = form.get('painel') === 'usuario' ? 'usuario' : 'cadastro'
  const resposta = await pagina.client('PUT /v1/app/usuario/{id}', {
    params: { id: sessao.idUsuarioLogado },
    query: {},
    body: {
      idfornecedor: loja.idfornecedor,
      dadosUsuario: painel === 'usuario' ? readUsuario(form) : readCliente(form),
    },
  })
  if (resposta.ok) return { painel, erros: {}, erro: null, mensagem: resposta.dados.mensagem }
  const { error, campos = {} } = resposta.falha
  return { painel, erros: nameCampos(campos), erro: error, mensagem: null }
}

function readUsuario(form: FormData): DadosUsuario {
  const text = (campo: string) => String(form.get(campo) ?? '')
  return {
    nome: text('nome'),
    email: text('email').trim(),
    ...(text('senha_atual') && { senha_atual: text('senha_atual') }),
    ...(text('senha') && { senha: text('senha') }),
  }
}

function readCliente(form: FormData): DadosUsuario {
  const text = (campo: string) => String(form.get(campo) ?? '').trim()
  const data_nascimento = text('cliente.data_nascimento')
  return {
    cliente: {
      nome: text('cliente.nome'),
      email: text('cliente.email'),
      telefone: text('cliente.telefone'),
      ...(form.has('cliente.razaosocial') && { razaosocial: text('cliente.razaosocial') }),
      ...(data_nascimento && { data_nascimento }),
    },
    caracteristicas: readCaracteristicas(form),
  }
}

/** The contract names a field by its way through the body; the form by its end. */
function nameCampos(campos: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(campos).map(([campo, texto]) => [campo.replace(/^dadosUsuario\./, ''), texto]),
  )
}
