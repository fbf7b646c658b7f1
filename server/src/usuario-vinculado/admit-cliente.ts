import type { ConfiguracoesCliente } from '@vitrine/contract'

import type { Requisicao } from '#chamada'
import type { Autor } from '#evento'
import type { Fornecedores } from '#fornecedor'
import { Falha, type Config, type Sql } from '#infra'

export interface VinculoDeps {
  sql: Sql
  config: Config
  fornecedores: Fornecedores
  /** Who a session is, as it will be answered from now on. */
  showSessao(requisicao: Requisicao, idfornecedor: string | null): Promise<ConfiguracoesCliente>
  /** Registers a cliente with a fornecedor it comes to for the first time; answers whether it is approved (slice cliente). */
  ensureCadastro(
    idcliente: string,
    fornecedor: { idfornecedor: string; tags: readonly string[] },
    autor: Autor,
  ): Promise<boolean>
}

/** The cliente has a registration with the fornecedor; what it may do there is asked with each request. */
export async function admitCliente(
  { fornecedores, ensureCadastro }: Pick<VinculoDeps, 'fornecedores' | 'ensureCadastro'>,
  { idcliente, idusuario }: { idcliente: string; idusuario: string },
  idfornecedor: string,
): Promise<void> {
  const fornecedor = await fornecedores.find(idfornecedor)
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  await ensureCadastro(idcliente, fornecedor, { ator: 'usuario vinculado', idusuario })
}
