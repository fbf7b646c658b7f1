import type { ConfiguracaoAprovacao, RegrasAprovacao } from '@vitrine/contract'
import { Button, IconButton, Select, TextInput } from '@vitrine/ui'

type Suplente = ConfiguracaoAprovacao['suplentes'][number]

interface EditorSuplentesProps {
  config: ConfiguracaoAprovacao
  pessoas: RegrasAprovacao['pessoas']
  /** 'YYYY-MM-DD' where the store is. */
  hoje: string
  onChange: (parte: Partial<Pick<ConfiguracaoAprovacao, 'suplentes' | 'reserva'>>) => void
}

/** Who answers when somebody is away, and when nobody of a rule is left. */
export function EditorSuplentes({
  config: { suplentes, reserva },
  pessoas,
  hoje,
  onChange,
}: EditorSuplentesProps) {
  const podem = pessoas.filter(({ submete }) => submete)
  const [primeira, segunda] = podem
  const set = (index: number, novo: Partial<Suplente>) =>
    onChange({ suplentes: suplentes.map((each, i) => (i === index ? { ...each, ...novo } : each)) })
  return (
    <section aria-labelledby="faltas" className="mt-10">
      <h2 id="faltas" className="mb-3">
        Quando alguém falta
      </h2>
      <Select
        label="Quem responde quando uma regra fica sem aprovador"
        value={reserva ?? ''}
        onChange={({ target }) => onChange({ reserva: target.value || null })}
      >
        <option value="">Quem administra o cadastro</option>
        {podem.map(({ idusuario, nome }) => (
          <option key={idusuario} value={idusuario}>
            {nome}
          </option>
        ))}
      </Select>
      {suplentes.map((suplente, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its place
        <fieldset key={index} className="suplente">
          <legend className="sr-only">Suplente {index + 1}</legend>
          <Pessoa
            rotulo="No lugar de"
            valor={suplente.de}
            pessoas={podem}
            onChange={(de) => set(index, { de })}
          />
          <Pessoa
            rotulo="Responde"
            valor={suplente.para}
            pessoas={podem}
            onChange={(para) => set(index, { para })}
          />
          <Dia rotulo="De" valor={suplente.inicio} onChange={(inicio) => set(index, { inicio })} />
          <Dia rotulo="Até" valor={suplente.fim} onChange={(fim) => set(index, { fim })} />
          <IconButton
            icon="trash-2"
            label={`Tirar o suplente ${index + 1}`}
            onClick={() => onChange({ suplentes: suplentes.filter((_, i) => i !== index) })}
          />
        </fieldset>
      ))}
      {primeira && segunda && (
        <Button
          type="button"
          variant="outline"
          icon="plus"
          className="mt-3"
          onClick={() =>
            onChange({
              suplentes: [
                ...suplentes,
                { de: primeira.idusuario, para: segunda.idusuario, inicio: hoje, fim: hoje },
              ],
            })
          }
        >
          Adicionar suplente
        </Button>
      )}
    </section>
  )
}

function Pessoa(props: {
  rotulo: string
  valor: string
  pessoas: RegrasAprovacao['pessoas']
  onChange: (idusuario: string) => void
}) {
  const { rotulo, valor, pessoas, onChange } = props
  return (
    <Select label={rotulo} value={valor} onChange={({ target }) => onChange(target.value)}>
      {pessoas.map(({ idusuario, nome }) => (
        <option key={idusuario} value={idusuario}>
          {nome}
        </option>
      ))}
    </Select>
  )
}

function Dia({
  rotulo,
  valor,
  onChange,
}: {
  rotulo: string
  valor: string
  onChange: (dia: string) => void
}) {
  return (
    <TextInput
      label={rotulo}
      type="date"
      required
      value={valor}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
