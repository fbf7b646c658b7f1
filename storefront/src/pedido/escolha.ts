import type { Endereco, FormaPagamento, LojaColeta, TipoEntrega } from '@vitrine/contract'
import type { Local } from '@vitrine/contract/janela'
import { chooseEndereco, initialTipoEntrega } from '@vitrine/rules/acesso'

/** What the shopper has said so far: fields of the form and parameters of the address bear the same names. */
export interface Escolha {
  tipoEntrega: TipoEntrega
  idendereco: string | null
  idloja: string | null
  janela: string | null
  idformapagto: string | null
  anotacoes: string
  numPedidoCliente: string
}

interface Oferta {
  tags: readonly string[]
  local: Local | null
  enderecos: readonly Endereco[]
  lojas: readonly LojaColeta[]
  formasPagamento: readonly FormaPagamento[]
}

/** Delivery or pickup: what was asked, else the place chosen before, else the store's start (readings 8). */
export function chooseTipoEntrega(
  pedida: string | null,
  { tags, local }: Pick<Oferta, 'tags' | 'local'>,
): TipoEntrega {
  const offered = {
    DELIVERY: tags.includes('has-delivery'),
    RETIRADA: tags.includes('has-collect'),
  }
  for (const tipo of [pedida, local?.tipoEntrega]) {
    if ((tipo === 'DELIVERY' || tipo === 'RETIRADA') && offered[tipo]) return tipo
  }
  return initialTipoEntrega(tags)
}

/** Everything preselected that can be: a returning customer types nothing (ux 1.7.1). */
export function readEscolha(busca: Pick<URLSearchParams, 'get'>, oferta: Oferta): Escolha {
  const { local, lojas, formasPagamento } = oferta
  const loja = pick(lojas, ({ idloja }) => idloja === (busca.get('idloja') ?? local?.idloja))
  const forma = pick(formasPagamento, ({ idformapagto }) => idformapagto === busca.get('idformapagto'))
  return {
    tipoEntrega: chooseTipoEntrega(busca.get('tipoEntrega'), oferta),
    idendereco: pickEndereco(busca.get('idendereco'), oferta)?.idendereco ?? null,
    idloja: loja?.idloja ?? null,
    janela: busca.get('janela'),
    idformapagto: forma?.idformapagto ?? null,
    anotacoes: busca.get('anotacoes') ?? '',
    numPedidoCliente: busca.get('numPedidoCliente') ?? '',
  }
}

/** Asked for in this very page beats the tag; the tag beats what was chosen elsewhere; then the primary one, then any. */
function pickEndereco(pedido: string | null, { tags, local, enderecos }: Oferta): Endereco | undefined {
  const byId = (id: string | null | undefined) => enderecos.find(({ idendereco }) => idendereco === id)
  const { enderecos: listed, escolhido } = chooseEndereco({
    tags,
    enderecos,
    escolhido: byId(local?.idendereco) ?? null,
  })
  return byId(pedido) ?? escolhido ?? pick(listed, ({ primario }) => primario)
}

/** The one wanted, else the first. */
const pick = <T>(lista: readonly T[], isWanted: (item: T) => boolean): T | undefined =>
  lista.find(isWanted) ?? lista[0]
