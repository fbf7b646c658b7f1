import { lugarVazio } from './lugar.ts'
import type { Local, Lugar, PontoEscolhido, QuemVende } from './lugar.ts'

/** How many suppliers' choices the cookie holds; the oldest are dropped first. */
const MAX = 12

/** The place after a choice at a supplier: a delivery moves the person's point, a pickup names the store and nothing else. */
export function takeAt(
  antes: Lugar | null,
  { idfornecedor }: Pick<QuemVende, 'idfornecedor'>,
  local: Local,
): Lugar {
  const lugar = antes ?? lugarVazio
  const escolha = local.tipoEntrega === 'DELIVERY' ? 'DELIVERY' : local.idloja
  if (!escolha) return lugar
  const { [idfornecedor]: _antiga, ...outras } = lugar.escolhas
  const escolhas = Object.fromEntries([...Object.entries(outras), [idfornecedor, escolha]].slice(-MAX))
  return local.tipoEntrega === 'DELIVERY'
    ? { ...lugar, escolhas, ponto: toPonto(local) }
    : { ...lugar, escolhas }
}

/** Another point of the person's; how goods come stays as each supplier was told. */
export function takePonto(antes: Lugar | null, ponto: PontoEscolhido | null): Lugar {
  return { ...(antes ?? lugarVazio), ponto: ponto && toPonto(ponto) }
}

/** The point of a place and nothing else of it. */
export function toPonto({
  lat,
  lng,
  cep,
  cidade,
  uf,
  textoendereco,
  idendereco,
}: PontoEscolhido): PontoEscolhido {
  return { lat, lng, cep, cidade, uf, textoendereco, ...(idendereco && { idendereco }) }
}
