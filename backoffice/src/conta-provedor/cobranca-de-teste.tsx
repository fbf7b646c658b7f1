import type { CobrancaTeste } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { formatInstante } from '@vitrine/rules/data'
import { Button, Icon, Notice } from '@vitrine/ui'

import { BotaoDeCopia } from '#chamada'
import { CodigoQr } from '#codigo-qr'
import { useTrabalho } from '#shell'

import { listPassosDoTeste } from './say-conta.ts'
import { useTeste } from './use-teste.ts'

interface Props {
  ultima: CobrancaTeste | null
  onChange: (teste: CobrancaTeste) => void
}

const icones = { feito: 'circle-check', espera: 'clock', falhou: 'circle-alert' } as const
const ditos = { feito: 'Certo', espera: 'Esperando', falhou: 'Não deu' } as const

/** One real by Pix: whether the account takes it, whether it comes, whether the provider tells of it. */
export function CobrancaDeTeste({ ultima, onChange }: Props) {
  const { fuso } = useTrabalho().loja
  const { teste, erro, isEspera, charge } = useTeste(ultima, onChange)
  return (
    <section className="conta-teste" aria-labelledby="conta-teste-titulo">
      <h3 id="conta-teste-titulo">Cobrança de teste</h3>
      <p className="text-ink-muted">
        Um Pix de R$ 1,00 que não é de pedido nenhum. O valor fica na conta da loja no provedor.
      </p>
      <Button variant="outline" loading={isEspera} onClick={() => void charge()}>
        {teste?.estado === 'CRIADO' ? 'Tentar de novo' : 'Cobrar R$ 1,00 de teste'}
      </Button>
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      <div role="status" className="conta-passos">
        {teste && (
          <>
            <p className="text-ink-muted">{`${formatReais(teste.valor)} pedido em ${formatInstante(teste.criada_em, fuso)}`}</p>
            <ol>
              {listPassosDoTeste(teste).map(({ nome, frase, estado }) => (
                <li key={nome} data-estado={estado}>
                  <Icon name={icones[estado]} />
                  <p>
                    <b>{`${nome}: ${ditos[estado].toLowerCase()}.`}</b> {frase}
                  </p>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      {teste?.pix && (
        <div className="conta-pix">
          <CodigoQr label="QR Code do Pix de teste" codigo={teste.pix} />
          <div>
            <p>Aponte a câmera do aplicativo do banco, ou copie o código:</p>
            <BotaoDeCopia texto={teste.pix.brcode} label="o código do Pix" />
            {teste.simulador && (
              <a className="link" href={teste.simulador} target="_blank" rel="noreferrer">
                Pagar no banco de demonstração
              </a>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
