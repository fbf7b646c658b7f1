import type { ConfiguracaoAprovacao, RegrasAprovacao } from '@vitrine/contract'
import { formatQuantidade, formatReais, parseReais } from '@vitrine/rules/dinheiro'
import { Button, IconButton, ProgressBar, TextInput } from '@vitrine/ui'

type Centro = ConfiguracaoAprovacao['centros'][number]

interface EditorCentrosProps {
  centros: readonly Centro[]
  gastos: RegrasAprovacao['gastos']
  onChange: (centros: Centro[]) => void
}

/** Cost centres with what each may spend in a month, and what it has spent in this one. */
export function EditorCentros({ centros, gastos, onChange }: EditorCentrosProps) {
  const set = (index: number, novo: Partial<Centro>) =>
    onChange(centros.map((each, i) => (i === index ? { ...each, ...novo } : each)))
  return (
    <section aria-labelledby="centros" className="mt-10">
      <h2 id="centros">Centros de custo</h2>
      <p className="mb-3 text-ink-muted">Quem fecha o pedido escolhe um; o orçamento vale por mês.</p>
      {centros.map((centro, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its place
        <fieldset key={index} className="centro">
          <legend className="sr-only">Centro de custo {centro.nome}</legend>
          <TextInput
            label="Código"
            value={centro.codigo}
            maxLength={40}
            required
            onChange={({ target }) => set(index, { codigo: target.value })}
          />
          <TextInput
            label="Nome"
            value={centro.nome}
            maxLength={80}
            required
            onChange={({ target }) => set(index, { nome: target.value })}
          />
          <TextInput
            label="R$ por mês"
            inputMode="decimal"
            placeholder="sem limite"
            defaultValue={centro.orcamento === null ? '' : formatQuantidade(centro.orcamento)}
            onChange={({ target }) => set(index, { orcamento: parseReais(target.value) })}
          />
          <IconButton
            icon="trash-2"
            label={`Remover o centro de custo ${centro.nome}`}
            onClick={() => onChange(centros.filter((_, i) => i !== index))}
          />
          <Gasto centro={centro} gasto={gastos.find(({ codigo }) => codigo === centro.codigo)?.gasto ?? 0} />
        </fieldset>
      ))}
      <Button
        type="button"
        variant="outline"
        icon="plus"
        onClick={() => onChange([...centros, makeCentro(centros)])}
      >
        Adicionar centro de custo
      </Button>
    </section>
  )
}

function makeCentro(centros: readonly Centro[]): Centro {
  const numero = centros.length + 1
  return { codigo: `CC${String(numero).padStart(2, '0')}`, nome: `Centro ${numero}`, orcamento: null }
}

function Gasto({ centro: { nome, orcamento }, gasto }: { centro: Centro; gasto: number }) {
  const texto =
    orcamento === null
      ? `${formatReais(gasto)} neste mês`
      : `${formatReais(gasto)} de ${formatReais(orcamento)} neste mês`
  return (
    <div className="centro-gasto">
      <p className="text-12 text-ink-muted">{texto}</p>
      {orcamento !== null && orcamento > 0 && (
        <ProgressBar
          value={gasto}
          max={orcamento}
          label={`Gasto de ${nome}`}
          valueText={texto}
          tone={gasto > orcamento ? 'danger' : undefined}
        />
      )}
    </div>
  )
}
