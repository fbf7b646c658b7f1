import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import type { ConfiguracoesCliente, CorpoFalha } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { requireSessao } from '#sessao'

import { isNomeConfirmado } from './is-nome-confirmado.ts'

/** What the form that was sent is told; `email` comes back as it was typed. */
export interface EstadoUsuarios {
  acao: string
  mensagem: string | null
  erro: string | null
  erros: Record<string, string>
  email: string
}

const LIMITE = 50

/** A login that buys for its cliente itself: others are led to their account. */
async function requireDono(args: LoaderFunctionArgs) {
  const comprador = await requireSessao(args)
  const { papel, idUsuarioLogado } = comprador.sessao
  const isDono = papel === 'cliente' || papel === 'usuario vinculado'
  if (!isDono || !idUsuarioLogado) throw redirect(urls.conta(comprador.loja.slug))
  return { ...comprador, idusuario: idUsuarioLogado }
}

/** Whether the session's cliente is the login's primary one, or its only one. */
function isPrincipal({ idcliente, listaClientesVinculados: clientes }: ConfiguracoesCliente): boolean {
  return clientes.length <= 1 || clientes.some((each) => each.primario && each.idcliente === idcliente)
}

/** Logins and invitations of the cliente; `pagina` null when they could not be read. */
export async function loadUsuarios(args: LoaderFunctionArgs) {
  const { pagina, loja, sessao, idcliente } = await requireDono(args)
  const busca = (args.url.searchParams.get('busca') ?? '').slice(0, 100)
  const resposta = await pagina.client('POST /v1/app/{x}/usuario/{y}/usuarios', {
    params: { x: 'token', y: idcliente },
    query: {},
    body: { idfornecedor: loja.idfornecedor, search: busca, limit: LIMITE },
  })
  return {
    cliente: sessao.nome,
    isUnico: !sessao.loginAsUsuarioVinculado,
    /** The login begins with this cliente, or has no other. */
    isPrincipal: isPrincipal(sessao),
    demo: pagina.janela.demo,
    busca,
    pagina: resposta.ok ? resposta.dados : null,
  }
}

/** Invites, invites again, removes, or changes the permission, as the button says. */
export async function changeUsuarios(args: ActionFunctionArgs): Promise<EstadoUsuarios | Response> {
  const dono = await requireDono(args)
  const { pagina, loja, sessao, idusuario } = dono
  const form = await args.request.formData()
  const text = (campo: string) => String(form.get(campo) ?? '').trim()
  const acao = text('acao')
  const params = { a: idusuario, b: loja.idfornecedor }
  const estado = { acao, mensagem: null, erro: null, erros: {}, email: text('email') }
  const fail = ({ error, campos }: CorpoFalha) =>
    campos ? { ...estado, erros: campos } : { ...estado, erro: error }

  if (acao === 'remover' || acao === 'sair') return remove(dono, form, estado)
  if (acao === 'permitir') {
    const resposta = await pagina.client('PUT /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}', {
      params: { idCadastroExtraCliente: sessao.idcadastroextracliente ?? '', idUsuario: text('id') },
      query: {},
      body: { submissao_pedido: form.has('submete') },
    })
    if (!resposta.ok) return fail(resposta.falha)
    const pode = resposta.dados.pode_submeter_pedido
    return { ...estado, mensagem: `${text('nome')} ${pode ? 'pode enviar' : 'não pode mais enviar'} pedidos` }
  }
  if (estado.email === '') return { ...estado, erros: { email: 'Informe o e-mail de quem vai comprar.' } }
  const resposta = await pagina.client('POST /v1/app/usuario/{a}/{b}', {
    params,
    query: {},
    body: { email: estado.email, submissao_pedido: form.has('submete') },
  })
  return resposta.ok ? { ...estado, email: '', mensagem: resposta.dados.mensagem } : fail(resposta.falha)
}

/** Removes another person, or the person who asks. Where the screen asks for a typed name, nothing happens unless it is the right one (ux 1.16.2). */
async function remove(
  { pagina, loja, sessao, idusuario }: Awaited<ReturnType<typeof requireDono>>,
  form: FormData,
  estado: EstadoUsuarios,
): Promise<EstadoUsuarios | Response> {
  const isSaida = estado.acao === 'sair'
  const nome = isSaida ? sessao.nome : String(form.get('nome') ?? '')
  const mustConfirm = form.has('confirmar') || (isSaida && isPrincipal(sessao))
  if (mustConfirm && !isNomeConfirmado(String(form.get('confirma') ?? ''), nome))
    return { ...estado, erro: `Nada mudou: o nome digitado não é “${nome}”.` }
  const resposta = await pagina.client('DELETE /v1/app/usuario/{a}/{b}/{c}', {
    params: { a: idusuario, b: loja.idfornecedor, c: isSaida ? idusuario : String(form.get('id') ?? '') },
    query: {},
  })
  if (!resposta.ok) return { ...estado, erro: resposta.falha.error }
  // The session ended with the link: somebody who has another cliente logs in again.
  if (isSaida) return redirect(urls.entrar(loja.slug, urls.loja(loja.slug)), 303)
  return { ...estado, mensagem: `${nome} foi removido` }
}
