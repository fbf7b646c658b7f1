import type { Escrita } from '#cadastro'

import { Vaga, VagaDeEscolha } from './vaga.tsx'

interface OndeEQuandoProps {
  escrita: Escrita
  /** What its blanks are called. */
  vagas: Readonly<Record<'tipoEntrega' | 'canalVenda' | 'inicio' | 'fim', string>>
}

/** The part of a sentence that says by which way of buying, and from when until when. */
export function OndeEQuando({ escrita, vagas }: OndeEQuandoProps) {
  return (
    <>
      <VagaDeEscolha
        escrita={escrita}
        nome="tipoEntrega"
        label={vagas.tipoEntrega}
        opcoes={{
          '': 'para entrega ou retirada',
          DELIVERY: 'só para entrega',
          RETIRADA: 'só para retirada',
        }}
      />
      ,{' '}
      <VagaDeEscolha
        escrita={escrita}
        nome="canalVenda"
        label={vagas.canalVenda}
        opcoes={{ '': 'no site ou com atendente', WEB: 'só pelo site', MANUAL: 'só com um atendente' }}
      />
      , de <Vaga escrita={escrita} nome="inicio" label={vagas.inicio} type="date" largura={13} /> até{' '}
      <Vaga escrita={escrita} nome="fim" label={vagas.fim} type="date" largura={13} />
    </>
  )
}
