import type { Estreia } from '@vitrine/contract'
import { formatInstante } from '@vitrine/rules/data'

import { BotaoDeCopia } from '#chamada'
import { CodigoQr } from '#codigo-qr'
import { useTrabalho } from '#shell'

/** The store on a telephone, and its first order: what is left to see before it is told of. */
export function SecaoEstreia({ estreia }: { estreia: Estreia }) {
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
        <>
          <p className="text-ink-muted">Faça um pedido de teste, como um cliente faria:</p>
          <ol className="preparo-teste">
            <li>Abra a loja no celular e crie um cadastro com o seu e-mail.</li>
            <li>Ponha um produto no carrinho e escolha a entrega ou a retirada.</li>
            <li>Em “Observação”, escreva “Pedido de teste”, e envie.</li>
            <li>
              Veja se o aviso chegou à equipe. Depois abra o pedido na loja e cancele-o: o estoque volta.
            </li>
          </ol>
        </>
      )}
    </>
  )
}
