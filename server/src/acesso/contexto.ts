import type { CanalVenda, Papel, TipoEntrega } from '@vitrine/contract'
import { canSeePrecos } from '@vitrine/rules/acesso'
import { FUSO_PADRAO, todayIn } from '@vitrine/rules/data'
import { isUf, provesMaioridade } from '@vitrine/rules/documento'
import { chooseTipoEntrega } from '@vitrine/rules/lugar'

import type { FornecedorVivo } from '#fornecedor'

import type { SessaoRow } from './sessao.repository.ts'

/** Who asks, for whom, at which fornecedor: made only here, from session, cookie and headers. */
export interface ContextoComprador {
  fornecedor: FornecedorVivo | null
  papel: Papel
  sessao: SessaoRow | null
  /** The token sent is of no living session. */
  sessaoExpirada: boolean
  /** Staff here, were its session proven as this fornecedor asks. */
  faltaFator: boolean
  /** The session may act for the cliente that the request names (true when it names none). */
  podeAgir: boolean
  idcliente: string | null
  idusuario: string | null
  idrepresentante: string | null
  /** The key of an API-key session: orders record it. */
  idapikeys: string | null
  /** Approved at this fornecedor. */
  aprovado: boolean
  /** Tags of the cliente at this fornecedor: policies look at them. */
  tags: readonly string[]
  /** Registered at its state and reselling: ICMS-ST is charged. */
  contribuinte: boolean
  podeSubmeter: boolean
  /** Manages the logins and the registration of this cliente; who was invited to it does not. */
  administra: boolean
  /** By birth date on the account: a click never counts (readings 8). */
  maiorDe18: boolean
  podeVerPrecos: boolean
  tipoEntrega: TipoEntrega
  /** State that the goods go to; null: not known yet. */
  uf: string | null
  canalVenda: CanalVenda
  idformapagto: string | null
  /** The zone of the fornecedor's clock; the platform's where there is none. */
  fuso: string
  /** 'YYYY-MM-DD' in that zone. */
  hoje: string
}

export interface Nomes {
  tipoEntrega?: unknown
  idformapagto?: unknown
  uf?: unknown
}

/** Pure: every decision about the asker in one place, from what the repository read. */
export function makeContexto(
  fornecedor: FornecedorVivo | null,
  lida: SessaoRow | null,
  nomes: Nomes,
  { agora, sessaoExpirada }: { agora: Date; sessaoExpirada: boolean },
): ContextoComprador {
  const sessao = forgetStranger(lida)
  const papel = papelOf(sessao, fornecedor)
  const tipoEntrega = chooseTipoEntrega(fornecedor?.tags ?? [], nomes.tipoEntrega)
  const fuso = fornecedor?.fuso ?? FUSO_PADRAO
  const hoje = todayIn(fuso, agora)
  return {
    fornecedor,
    papel,
    sessao,
    sessaoExpirada,
    faltaFator: sessao?.falta_fator === true,
    fuso,
    hoje,
    ...factsOfCliente(sessao, papel, hoje),
    podeVerPrecos:
      equipe.has(papel) ||
      canSeePrecos({
        tags: fornecedor?.tags ?? [],
        autenticado: papel !== 'visitante',
        aprovado: sessao?.aprovado === true,
      }),
    // A delivery type that this supplier does not have is not used for prices either (§4 Delivery type).
    tipoEntrega,
    uf: ufOf(fornecedor, tipoEntrega, typeof nomes.uf === 'string' ? nomes.uf : null),
    // Orders of an attendant have the channel MANUAL, whatever the request says (readings 7).
    canalVenda: papel === 'atendente' ? 'MANUAL' : 'WEB',
    idformapagto:
      typeof nomes.idformapagto === 'string' && nomes.idformapagto !== '' ? nomes.idformapagto : null,
  }
}

/** What is picked up is sold where the supplier is; else where the address is. */
export function ufOf(
  fornecedor: Pick<FornecedorVivo, 'uf'> | null,
  tipoEntrega: TipoEntrega,
  endereco: string | null | undefined,
): string | null {
  const uf = (tipoEntrega === 'RETIRADA' ? fornecedor?.uf : endereco)?.trim().toUpperCase() ?? ''
  return isUf(uf) ? uf : null
}

/** A cliente that the session may not act for is ignored: its approval, tags and prices do not count. */
function forgetStranger(sessao: SessaoRow | null): SessaoRow | null {
  if (!sessao || sessao.pode_agir) return sessao
  return { ...sessao, ...semCliente }
}

const semCliente = {
  idcliente: null,
  cliente_nome: null,
  tipo_documento: null,
  documento: null,
  data_nascimento: null,
  idcadastroextracliente: null,
  aprovado: null,
  tags: null,
  contribuinte: null,
  submissao_pedido: null,
  administra: null,
} satisfies Partial<SessaoRow>

/** Who works for a fornecedor or the platform sees prices whatever the tags say; a key for customers sees what its cliente does. */
const equipe: ReadonlySet<Papel> = new Set(['representante', 'atendente', 'fornecedor', 'operador', 'erp'])

/** Who orders for a cliente without being linked to it (readings 7). */
const emNomeDeOutro: ReadonlySet<Papel> = new Set(['representante', 'atendente', 'api-key'])

/** A visitor has no cliente, whatever id the request names; the same holds for staff at a fornecedor that it does not work for. */
function factsOfCliente(sessao: SessaoRow | null, papel: Papel, hoje: string) {
  if (!sessao || papel === 'visitante') {
    return {
      podeAgir: false,
      idcliente: null,
      idusuario: sessao?.idusuario ?? null,
      idrepresentante: null,
      idapikeys: null,
      aprovado: false,
      tags: [],
      contribuinte: false,
      podeSubmeter: false,
      administra: false,
      maiorDe18: false,
    }
  }
  return {
    podeAgir: sessao.pode_agir,
    idcliente: sessao.idcliente,
    idusuario: sessao.idusuario,
    idrepresentante: papel === 'representante' ? sessao.idusuario : null,
    idapikeys: sessao.idapikeys,
    aprovado: sessao.aprovado === true,
    tags: sessao.tags ?? [],
    contribuinte: sessao.contribuinte === true,
    podeSubmeter: sessao.submissao_pedido ?? emNomeDeOutro.has(papel),
    administra: sessao.administra === true,
    maiorDe18: provesMaioridade(sessao, hoje),
  }
}

/**
 * Staff counts as staff only at a fornecedor that it works for; elsewhere it buys as the cliente of its own that it acts for,
 * or is a visitor.
 */
function papelOf(sessao: SessaoRow | null, fornecedor: FornecedorVivo | null): Papel {
  if (!sessao) return 'visitante'
  if (sessao.operador) return 'operador'
  // A key has no rights at other suppliers, and none at all after it was revoked.
  if (sessao.papel === 'api-key' || sessao.papel === 'erp')
    return sessao.idapikeys ? sessao.papel : 'visitante'
  if (fornecedor && sessao.equipe.length > 0) return sessao.equipe[0] ?? 'visitante'
  if (sessao.papel === 'cliente' || sessao.papel === 'usuario vinculado') return sessao.papel
  if (!fornecedor) return sessao.papel
  // The pair has a permission only when login and cliente are linked.
  return sessao.submissao_pedido === null ? 'visitante' : 'cliente'
}
