import type { Estreia, TesteDaLoja } from '@vitrine/contract'
import { formatInstante } from '@vitrine/rules/data'

import { BotaoDeCopia } from '#chamada'
import { CodigoQr } from '#codigo-qr'
import { useTrabalho } from '#shell'

import { SecaoTeste } from './secao-teste.tsx'

/** The store on a telephone, and its first order: what is left to see before it is told of. */
export function SecaoEstreia({
  estreia,
  teste,
  onTeste,
}: {
  estreia: Estreia
  teste: TesteDaLoja
  onTeste: (agora: TesteDaLoja) => void
}) {
  const { url, primeiro_pedido } = estreia
  const { fuso } = useTrabalho().loja
  return (
    <>
      <div className="preparo-celular">
        <CodigoQr label={`QR Code do endereço da loja: ${url}`} codigo={estreia} />
        <div>
          <p>Aponte a câmera do celular para ver a loja como o cliente a vê:</p>
          <a className="link" href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
          <BotaoDeCopia texto={url} label="o endereço da loja" />
        </div>
      </div>
      <h3>Primeiro pedido</h3>
      {primeiro_pedido ? (
        <p>{`O pedido nº ${primeiro_pedido.numpedido} chegou em ${formatInstante(primeiro_pedido.criado_em, fuso)}.`}</p>
      ) : (
        <p className="text-ink-muted">Nenhum ainda.</p>
      )}
      <h3>Pedido de teste</h3>
      <SecaoTeste teste={teste} onChange={onTeste} />
    </>
  )
}
