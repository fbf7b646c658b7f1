import { Select } from '@vitrine/ui'

/** The cost centre of the company that the order is for. */
export function CampoCentro({ centros }: { centros: readonly { codigo: string; nome: string }[] }) {
  return (
    <Select name="centro" label="Centro de custo" defaultValue="">
      <option value="">Nenhum</option>
      {centros.map(({ codigo, nome }) => (
        <option key={codigo} value={codigo}>
          {nome} ({codigo})
        </option>
      ))}
    </Select>
  )
}
