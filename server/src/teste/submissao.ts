import type { Submissao } from '@vitrine/contract'
import { addDias, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'
import { addDiasUteis } from '@vitrine/rules/pagamento'

import { uuidv7 } from '../infra/index.ts'
import type { ClienteDeTeste, FornecedorDeTeste } from './builders.ts'

/** 'YYYY-MM-DD' in the zone of the test suppliers: at night that is not the day of the machine or of the database. */
export const hoje = todayIn(FUSO_PADRAO, new Date())

/** 'YYYY-MM-DD': every window of the test suppliers is open then. */
export const amanha = addDias(hoje, 1)

/** 'YYYY-MM-DD': a slip of the usual two working days is paid and told by then. */
export const depoisDoBoleto = addDias(addDiasUteis(hoje, 3), 1)

/** A delivery of 2 units of one product to the customer's own address, paid by Pix; `change` says what is different. */
export function buildSubmissao(
  { loja, cliente, produto }: { loja: FornecedorDeTeste; cliente: ClienteDeTeste; produto: string },
  change: Partial<Submissao> = {},
): Submissao {
  return {
    idsubmissao: uuidv7(),
    itens: [{ id: produto, quantidade: 2, embalarParaPresente: false }],
    idfornecedor: loja.idfornecedor,
    servicos: [],
    anotacoes: '',
    numPedidoCliente: '',
    substituicao: null,
    cupom: null,
    tipoEntrega: 'DELIVERY',
    formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega: amanha, inicio: '08:00' },
    enderecoentrega: { idendereco: cliente.idendereco },
    enderecofaturamento: null,
    lojaRetira: null,
    formaPagamento: { temForma: true, idformapagto: loja.idPix },
    canalVenda: 'WEB',
    idtipoassinatura: null,
    caracteristicas: {},
    representante: null,
    usuarioVinculado: null,
    idapikeys: null,
    ...change,
  }
}
