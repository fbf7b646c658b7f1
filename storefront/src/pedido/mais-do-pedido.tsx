import { Form, useNavigation } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { isOrcamento } from '@vitrine/rules/pedido'
import { Button } from '@vitrine/ui'

import { BotaoComprovante } from '#pagamento'
import { useLoja } from '#shell'

import { InicioAssinatura } from './inicio-assinatura.tsx'

/** What else can be done with an order: sent to somebody, repeated by itself, kept as a list, on paper (ux 1.9.2). */
export function MaisDoPedido({ pedido, comprovante = false }: { pedido: Pedido; comprovante?: boolean }) {
  const { nome, meta_info } = useLoja()
  const { numpedido, totalapagar, status, idcliente } = pedido
  // A subscription binds the cliente: who only prepares is not offered it (readings 7).
  const podeRepetir = pedido.podeSubmeter && !isOrcamento(status) && status !== 'CANCELADO'
  const total = totalapagar === null ? '' : `, ${formatReais(totalapagar)}`
  const fiz = isOrcamento(status) ? 'Pedi o orçamento' : 'Fiz o pedido'
  const texto = `${fiz} ${numpedido} na ${nome}${total}.`
  return (
    <div className="mais-do-pedido flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      {podeRepetir && meta_info.hasRecorrencia && !pedido.idassinatura && (
        <InicioAssinatura numpedido={numpedido} idcliente={pedido.idcliente} />
      )}
      <Button
        href={`https://wa.me/?text=${encodeURIComponent(texto)}`}
        target="_blank"
        rel="noreferrer"
        variant="ghost"
        icon="share-2"
      >
        Compartilhar no WhatsApp
      </Button>
      <SalvarComoLista numpedido={numpedido} />
      {comprovante && totalapagar !== null && (
        <BotaoComprovante
          numpedido={numpedido}
          idcliente={idcliente}
          rotulo={isOrcamento(status) ? 'Baixar orçamento' : 'Baixar comprovante'}
        />
      )}
    </div>
  )
}

/** Through the order's own page, which makes the list and leads to it. */
function SalvarComoLista({ numpedido }: { numpedido: number }) {
  const { slug } = useLoja()
  const { state, formData } = useNavigation()
  return (
    <Form method="post" action={urls.pedido(slug, numpedido)} className="contents">
      <Button
        type="submit"
        name="acao"
        value="salvar-lista"
        variant="ghost"
        icon="list-plus"
        loading={state !== 'idle' && formData?.get('acao') === 'salvar-lista'}
      >
        Salvar como lista
      </Button>
    </Form>
  )
}
