import { hasTag } from './tags.ts'
import type { Tags } from './tags.ts'

export type TipoEntrega = 'DELIVERY' | 'RETIRADA'

const NULL_UUID = '00000000-0000-0000-0000-000000000000'

interface Endereco {
  idendereco?: string | null
  lat?: number | null
  lng?: number | null
  primario?: boolean
}

/** Delivery type on choosing a supplier (§4): RETIRADA where has-collect stands alone, else DELIVERY (readings 8). */
export function initialTipoEntrega(tags: Tags): TipoEntrega {
  return hasTag(tags, 'has-collect') && !hasTag(tags, 'has-delivery') ? 'RETIRADA' : 'DELIVERY'
}

/** §5 Address required: the supplier delivers and asks for one, and no address has an id or coordinates. */
export function isEnderecoRequired({
  tags,
  enderecos,
}: {
  tags: Tags
  enderecos: readonly Endereco[]
}): boolean {
  const isAsked = hasTag(tags, 'has-delivery') && hasTag(tags, 'requires-address-to-access')
  return isAsked && !enderecos.some((endereco) => hasId(endereco) || hasCoordenadas(endereco))
}

/** §5 Supplier required. */
export function isFornecedorRequired(tags: Tags): boolean {
  return hasTag(tags, 'requires-supplier-to-access')
}

/** How many addresses a customer keeps: 'novo endereço' is hidden once there are as many (readings 8). */
export function maxEnderecos(tags: Tags): number {
  return hasTag(tags, 'uses-single-address') ? 1 : Infinity
}

/**
 * What loading the address list does (§4 Address flow), in the order of its sentences: the primary address is chosen
 * with use-primary-address; with uses-single-address only the first is kept; a choice no longer listed is cleared.
 */
export function chooseEndereco<T extends Endereco>(estado: {
  tags: Tags
  enderecos: readonly T[]
  escolhido: T | null
}): { enderecos: T[]; escolhido: T | null } {
  const { tags } = estado
  const primario =
    hasTag(tags, 'use-primary-address') && estado.enderecos.find((endereco) => endereco.primario)
  const wanted = primario || estado.escolhido
  const enderecos = estado.enderecos.slice(0, maxEnderecos(tags))
  // The listed one, not the remembered one: it may have been edited since.
  const escolhido = wanted && enderecos.find(({ idendereco }) => idendereco === wanted.idendereco)
  return { enderecos, escolhido: escolhido ?? null }
}

function hasId({ idendereco }: Endereco): boolean {
  return Boolean(idendereco) && idendereco !== NULL_UUID
}

function hasCoordenadas({ lat, lng }: Endereco): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng)
}
