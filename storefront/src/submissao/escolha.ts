import type { Endereco, FormaPagamento, LojaColeta, TipoEntrega } from '@vitrine/contract'
import type { Local } from '@vitrine/contract/janela'
import { chooseEndereco } from '@vitrine/rules/acesso'
import { chooseTipoEntrega } from '@vitrine/rules/lugar'
import type { Lugar } from '@vitrine/rules/lugar'

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
  /** The place at this supplier, and the person's own point. */
  local: Local | null
  ponto: Lugar['ponto']
  enderecos: readonly Endereco[]
  lojas: readonly LojaColeta[]
  formasPagamento: readonly FormaPagamento[]
}

/** Everything preselected that can be, stores in the order of `orderLojas`: a returning customer types nothing (ux 1.7.1). */
export function readEscolha(busca: Pick<URLSearchParams, 'get'>, oferta: Oferta): Escolha {
  const { local, lojas, formasPagamento } = oferta
  const loja = pick(lojas, ({ idloja }) => idloja === (busca.get('idloja') ?? local?.idloja))
  const forma = pick(formasPagamento, ({ idformapagto }) => idformapagto === busca.get('idformapagto'))
  return {
    tipoEntrega: chooseTipoEntrega(oferta.tags, busca.get('tipoEntrega'), local?.tipoEntrega),
    idendereco: pickEndereco(busca.get('idendereco'), oferta)?.idendereco ?? null,
    idloja: loja?.idloja ?? null,
    janela: busca.get('janela'),
    idformapagto: forma?.idformapagto ?? null,
    anotacoes: busca.get('anotacoes') ?? '',
    numPedidoCliente: busca.get('numPedidoCliente') ?? '',
  }
}

/** Asked for in this very page beats the tag; the tag beats what was chosen elsewhere; then the primary one, then any. */
function pickEndereco(pedido: string | null, { tags, ponto, enderecos }: Oferta): Endereco | undefined {
  const byId = (id: string | null | undefined) => enderecos.find(({ idendereco }) => idendereco === id)
  const { enderecos: listed, escolhido } = chooseEndereco({
    tags,
    enderecos,
    escolhido: byId(ponto?.idendereco) ?? null,
  })
  return byId(pedido) ?? escolhido ?? pick(listed, ({ primario }) => primario)
}

/** The one wanted, else the first. */
const pick = <T>(lista: readonly T[], isWanted: (item: T) => boolean): T | undefined =>
  lista.find(isWanted) ?? lista[0]
