import { randomBytes } from 'node:crypto'

import { urlsAcesso, type Calls, type Response } from '@vitrine/contract'

import { enterSessao } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, toLinkPublico } from '#infra'
import { takeTentativaDoIp } from '#verificacao'

import { checkPasskey } from './enter-passkey.ts'
import type { EntradaDeps } from './finish-login.ts'
import {
  findAConfirmar,
  findLojaDoPasso,
  keepCodigo,
  takeLevada,
  takeToConfirmar,
} from './levada.repository.ts'
import { enderecoDasPasskeys, type Entrada } from './verify-passkey.ts'

type Base = 'POST /v1/app/{session_token}/usuario/autenticar/passkey'
type Levou = Response<Calls[`${Base}/levar`]>
type AConfirmar = Response<Calls[`${Base}/confirmacao`]>
type Voltou = Response<Calls[`${Base}/voltar`]>

const POR_IP = 60
const makeSegredo = () => randomBytes(32).toString('base64url')
const hostOf = ({ host }: Requisicao) => host.toLowerCase().replace(/\.$/, '')

/** Where a store's login of this host is: its own as we know it, or the platform's; whatever the request says, no other. */
function findVolta(
  { config }: Pick<EntradaDeps, 'config'>,
  { slug, dominios }: { slug: string; dominios: readonly string[] },
  { host, codigo }: { host: string; codigo: string },
): string | null {
  const caminho = urlsAcesso.passkeyConfirmada(slug, codigo)
  const enderecos = [null, ...dominios].map((qual) => toLinkPublico(config, { dominio: qual, caminho }))
  return enderecos.find((endereco) => new URL(endereco).hostname === host) ?? null
}

/**
 * The address at the platform's host where a passkey confirms a login whose password was right here (decision 0172). Nothing in it opens anything: the
 * step stays here. Errors: `passo_vencido`, `passkey_em_outro_endereco` at a host that is none of the store's, `muitas_requisicoes`.
 */
export async function takePasskey(
  deps: EntradaDeps,
  { passo }: { passo: string },
  requisicao: Requisicao,
): Promise<Levou> {
  const { sql, config } = deps
  if (!(await takeTentativaDoIp(sql, 'passkey', requisicao.ip, POR_IP))) throw new Falha('muitas_requisicoes')
  const loja = await findLojaDoPasso(sql, passo)
  if (!loja) throw new Falha('passo_vencido')
  const host = hostOf(requisicao)
  const { origem } = enderecoDasPasskeys(config)
  if (!findVolta(deps, loja, { host, codigo: '-' }))
    throw new Falha('passkey_em_outro_endereco', { detalhes: { endereco: `${origem}/painel` } })
  const confirmacao = makeSegredo()
  if (!(await takeToConfirmar(sql, passo, { confirmacao, host }))) throw new Falha('passo_vencido')
  return { url: `${origem}${urlsAcesso.confirmarPasskey(confirmacao)}` }
}

/** Which store's login is to be confirmed, and where one comes back to. Errors: `passo_vencido`. */
export async function showConfirmacao(
  { sql }: Pick<EntradaDeps, 'sql'>,
  { confirmacao }: { confirmacao: string },
): Promise<AConfirmar> {
  const achada = await findAConfirmar(sql, confirmacao, { tries: false })
  if (!achada) throw new Falha('passo_vencido')
  return { loja: achada.loja, host: achada.host }
}

/**
 * Confirms a login by a passkey of its own login, at the platform's host: the answer leads back to the host that it left, with a code that is good once, for
 * a minute, in the browser that has the step. Errors: `passo_vencido`, `passkey_recusada`, `passkey_em_outro_endereco`, `login_indisponivel`.
 */
export async function confirmLogin(
  deps: EntradaDeps,
  { confirmacao, ...dita }: Omit<Entrada, 'passo'> & { confirmacao: string },
  requisicao: Requisicao,
): Promise<Levou> {
  const achada = await findAConfirmar(deps.sql, confirmacao, { tries: true })
  if (!achada) throw new Falha('passo_vencido')
  const passkey = await checkPasskey(deps, dita, requisicao)
  if (passkey.idusuario !== achada.idusuario) throw new Falha('passkey_recusada')
  const codigo = makeSegredo()
  const url = findVolta(deps, achada, { host: achada.host, codigo })
  if (!url || !(await keepCodigo(deps.sql, confirmacao, codigo))) throw new Falha('passo_vencido')
  return { url }
}

/** A login that was confirmed elsewhere: with the step that stayed here and the code that came back. Errors: `passo_vencido`. */
export async function finishLevada(
  deps: EntradaDeps,
  { passo, codigo }: { passo: string; codigo: string },
  requisicao: Requisicao,
): Promise<Voltou> {
  const quem = await takeLevada(deps.sql, { passo, codigo, host: hostOf(requisicao) })
  if (!quem) throw new Falha('passo_vencido')
  return enterSessao(deps, { ...quem, prova: 'PASSKEY' }, requisicao)
}
