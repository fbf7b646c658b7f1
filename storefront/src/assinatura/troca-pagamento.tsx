import { useState } from 'react'
import { Form } from 'react-router'

import type { Assinatura } from '@vitrine/contract'
import { Button, Modal } from '@vitrine/ui'

import { PagamentoDeSempre, type EscolhaDeSempre } from '#pagamento'
import { Parte, useHydrated } from '#shell'

/** Another card, or another method, from the next order on (S2); what came of it is said by the page. */
export function TrocaPagamento({ assinatura }: { assinatura: Assinatura }) {
  const { idcliente, formaPagamento } = assinatura
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const [escolha, choose] = useState<EscolhaDeSempre | null>(
    formaPagamento && {
      idformapagto: formaPagamento.idformapagto,
      ...(formaPagamento.cartao && { idcartao: formaPagamento.cartao.idcartao }),
    },
  )
  return (
    <>
      <Button
        variant="outline"
        icon="pencil"
        className={isHydrated ? 'mt-3' : 'invisible mt-3'}
        onClick={() => setOpen(true)}
      >
        Trocar o pagamento
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Como pagar cada pedido">
        {isOpen && (
          <Form method="post" preventScrollReset onSubmit={() => setOpen(false)}>
            <Parte espera={<div style={{ minHeight: 160 }} aria-busy />}>
              <PagamentoDeSempre idcliente={idcliente} value={escolha} onChange={choose} />
            </Parte>
            <Button type="submit" name="acao" value="pagamento" block className="mt-4">
              Pagar assim
            </Button>
          </Form>
        )}
      </Modal>
    </>
  )
}
