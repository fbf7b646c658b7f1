import type { PrecoSimulado } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { Icon, Notice, VisuallyHidden } from '@vitrine/ui'

/** What somebody pays, and each thing that was looked at on the way there. */
export function ResultadoDaSimulacao({ simulado }: { simulado: PrecoSimulado }) {
  const { produto, comprador, grupos, quantidade, ajuste, precounitario, total, passos, faixas } = simulado
  const quanto = formatQuantidade(quantidade, produto.unidade)
  const abaixo = precounitario !== null && produto.custo !== null && precounitario < produto.custo
  return (
    <>
      <h3>
        {comprador}, {quanto} de {produto.nome}
      </h3>
      {grupos.length > 0 && <p className="text-ink-muted">Grupos: {grupos.join(', ')}.</p>}
      {ajuste && <Notice tone="warning">{`O carrinho não fica assim: ${ajuste}.`}</Notice>}
      {precounitario === null ? (
        <Notice>A loja não mostra preço a quem compra assim.</Notice>
      ) : (
        <p className="precos-total">
          <b className="num">{formatPrecoUnitario(precounitario)}</b> cada
          {total !== null && (
            <>
              , <b className="num">{formatReais(total)}</b> no total
            </>
          )}
          <small>Sem cupom e sem os impostos da nota.</small>
        </p>
      )}
      {abaixo && (
        <Notice tone="warning">
          {`Abaixo do custo, que é ${formatPrecoUnitario(produto.custo ?? 0)} cada.`}
        </Notice>
      )}
      {passos.length > 0 && (
        <ol className="precos-passos" aria-label="Por que este preço">
          {passos.map(({ regra, idpolitica, nome, preco, valeu, motivo }) => (
            <li key={`${regra} ${idpolitica}`} data-valeu={valeu || undefined}>
              <Icon name={valeu ? 'check' : 'minus'} />
              <div>
                <b>{nome}</b>
                <small>{motivo}</small>
              </div>
              <span className="num">
                {preco === null ? 'não vale' : formatPrecoUnitario(preco)}
                {preco !== null && <VisuallyHidden>{valeu ? ', vale' : ', não vale'}</VisuallyHidden>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {faixas.length > 0 && (
        <p className="text-ink-muted">
          {`Na loja: ${faixas.map((faixa) => `${formatPrecoUnitario(faixa.preco)} levando ${formatQuantidade(faixa.quantidade, produto.unidade)}`).join('; ')}.`}
        </p>
      )}
    </>
  )
}
