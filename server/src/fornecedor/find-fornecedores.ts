import { falhas, type FornecedorAtende, type TipoEntrega } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import { containsPonto, distanceMetros, type Ponto } from '@vitrine/rules/poligono'

import { findProximaEntrega } from '#entrega'
import type { Db } from '#infra'

import { findPonto, listCandidatos } from './area.repository.ts'
import type { FornecedorVivo } from './fornecedor-vivo.ts'
import type { Fornecedores } from './fornecedores.ts'

export interface BuscaFornecedores {
  /** Null: the place that was named is not known; undefined: none was named. */
  ponto: Ponto | null | undefined
  tipoEntrega: TipoEntrega
  idempresa: string | null
  idcliente: string | null
  /** White-label: only this one counts (id, slug or domain). */
  somente: { idOuSlug: string } | { dominio: string } | null
}

export interface Encontrados {
  fornecedores: FornecedorAtende[]
  mensagem: string | null
}

type ProximaEntrega = ReturnType<typeof findProximaEntrega>

/** Suppliers that serve a point: those bought from first, then the earliest delivery (§4 Supplier lookup, ux 1.1.2). */
export async function findFornecedores(
  db: Db,
  fornecedores: Fornecedores,
  busca: BuscaFornecedores,
): Promise<Encontrados> {
  const { ponto, tipoEntrega } = busca
  if (ponto === undefined) return { fornecedores: [], mensagem: falhas.fornecedores_nao_encontrados.mensagem }
  if (!ponto) return { fornecedores: [], mensagem: falhas.seu_endereco_nao_atendido.mensagem }
  const candidatos = await listCandidatos(db, { ...busca, ponto, tipo: tipoEntrega })
  const servem = candidatos.filter(({ areas }) => areas.some((area) => containsPonto(area, ponto)))
  const compras = new Map(servem.map(({ idfornecedor, compras }) => [idfornecedor, compras]))
  const vivos = await Promise.all(servem.map(({ idfornecedor }) => fornecedores.find(idfornecedor)))
  const agora = new Date()
  const achados = vivos
    .filter((vivo) => vivo !== null)
    .filter(({ tags }) => hasTag(tags, tipoEntrega === 'DELIVERY' ? 'has-delivery' : 'has-collect'))
    .map((vivo) => ({ vivo, proxima: findProximaEntrega(vivo, tipoEntrega, agora) }))
    .sort(
      (a, b) =>
        (compras.get(b.vivo.idfornecedor) ?? 0) - (compras.get(a.vivo.idfornecedor) ?? 0) ||
        compareQuando(a.proxima, b.proxima) ||
        collator.compare(a.vivo.nome, b.vivo.nome),
    )
    .map(({ vivo, proxima }) => showFornecedor(vivo, proxima, { tipoEntrega, ponto }))
  return choose(achados, await findSomente(fornecedores, busca.somente))
}

/** The point a lookup is about: its coordinates, else the named address of the session's cliente; undefined without both. */
export async function pointOf(
  db: Db,
  { lat, lng, idendereco }: { lat?: number; lng?: number; idendereco?: string },
  idcliente: string | null,
): Promise<Ponto | null | undefined> {
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  if (!idendereco) return undefined
  return idcliente ? findPonto(db, idcliente, idendereco) : null
}

function choose(achados: FornecedorAtende[], somente: FornecedorVivo | null | undefined): Encontrados {
  if (somente === undefined) {
    return {
      fornecedores: achados,
      mensagem: achados.length > 0 ? null : falhas.seu_endereco_nao_atendido.mensagem,
    }
  }
  const unico = achados.filter(({ idfornecedor }) => idfornecedor === somente?.idfornecedor)
  return { fornecedores: unico, mensagem: unico.length > 0 ? null : falhas.endereco_nao_atendido.mensagem }
}

/** Undefined: nobody in particular; null: one that does not exist. */
async function findSomente(fornecedores: Fornecedores, somente: BuscaFornecedores['somente']) {
  if (!somente) return undefined
  return 'dominio' in somente
    ? fornecedores.findByDominio(somente.dominio)
    : fornecedores.find(somente.idOuSlug)
}

function showFornecedor(
  vivo: FornecedorVivo,
  proxima: ProximaEntrega,
  { tipoEntrega, ponto }: { tipoEntrega: TipoEntrega; ponto: Ponto },
): FornecedorAtende {
  const formas = vivo.formasEntrega.filter((forma) => forma.tipoEntrega === tipoEntrega)
  const [primeira] = formas
  const { publico, lojas } = vivo
  return {
    idfornecedor: vivo.idfornecedor,
    slug: vivo.slug,
    idempresa: publico.idempresa,
    nome: vivo.nome,
    segmento: publico.segmentos[0]?.nome ?? '',
    tags: publico.tags,
    logo: publico.config.tema.logo.claro,
    dominio: publico.config.dominio.dominio,
    tiposEntrega: [
      ...(hasTag(vivo.tags, 'has-delivery') ? (['DELIVERY'] as const) : []),
      ...(hasTag(vivo.tags, 'has-collect') ? (['RETIRADA'] as const) : []),
    ],
    taxaentrega: formas.length > 0 ? Math.min(...formas.map(({ preco }) => preco)) : null,
    gratis_acima: primeira?.gratis_acima ?? null,
    pedido_minimo: primeira?.pedido_minimo ?? null,
    proxima_entrega: proxima?.rotulo ?? null,
    distancia:
      lojas.length > 0 ? Math.round(Math.min(...lojas.map((loja) => distanceMetros(loja, ponto)))) : null,
  }
}

/** The one that delivers earlier first; who has no open window comes last. */
function compareQuando(a: ProximaEntrega, b: ProximaEntrega): number {
  if (a?.quando === b?.quando) return 0
  if (!a || !b) return a ? -1 : 1
  return a.quando < b.quando ? -1 : 1
}

const collator = new Intl.Collator('pt-BR')
