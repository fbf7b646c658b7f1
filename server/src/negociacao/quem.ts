import { ufOf, type ContextoComprador } from '#acesso'
import { Falha } from '#infra'

/** Who acts in a negotiation; nobody of a job. */
export interface Quem {
  lado: 'CLIENTE' | 'LOJA' | 'SISTEMA'
  idusuario: string | null
  nome: string
}

export interface Dono {
  idfornecedor: string
  idcliente: string
}

export const SISTEMA: Quem = { lado: 'SISTEMA', idusuario: null, nome: 'Sistema' }

type DaEquipe = { papel: 'atendente' | 'fornecedor' }

export const isEquipe = <C extends Pick<ContextoComprador, 'papel'>>(contexto: C): contexto is C & DaEquipe =>
  contexto.papel === 'atendente' || contexto.papel === 'fornecedor'

/** Who asks, with the name that the other side reads. */
export function quemOf(contexto: ContextoComprador): Quem & { idusuario: string } {
  const { sessao, idusuario } = contexto
  if (!sessao || !idusuario) throw new Falha('sessao_expirada')
  return {
    lado: isEquipe(contexto) ? 'LOJA' : 'CLIENTE',
    idusuario,
    nome: sessao.nome || (sessao.cliente_nome ?? ''),
  }
}

/** Whose cart it is. */
export function donoOf({ fornecedor, idcliente }: ContextoComprador): Dono {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}

/** Prices as the customer reads them, whoever looks: staff orders by channel MANUAL, its customer shops by WEB (ahead C2). */
export const asCliente = (contexto: ContextoComprador): ContextoComprador =>
  isEquipe(contexto) ? { ...contexto, canalVenda: 'WEB' } : contexto

/** The same where the customer's goods go: taxes are those of its state, as in its own cart. */
export function inLugar(contexto: ContextoComprador, lugar: { uf: string } | null): ContextoComprador {
  const { fornecedor, tipoEntrega } = contexto
  return { ...contexto, uf: ufOf(fornecedor, tipoEntrega, lugar?.uf) }
}
