import type { ListaDoCatalogo } from '@vitrine/contract'
import { Select, Textarea } from '@vitrine/ui'

import { Campo, type Escrita } from '#cadastro'

interface IdentidadeProps {
  escrita: Escrita
  categorias: NonNullable<ListaDoCatalogo['categorias']>
}

export function Identidade({ escrita, categorias }: IdentidadeProps) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend>O que é</legend>
      <Campo escrita={escrita} nome="nome" label="Nome" maxLength={200} />
      <div className="catalogo-par">
        <Campo escrita={escrita} nome="sku" label="Código (SKU)" maxLength={60} />
        <Campo escrita={escrita} nome="ean" label="EAN" optional inputMode="numeric" maxLength={14} />
      </div>
      <div className="catalogo-par">
        <Campo escrita={escrita} nome="marca" label="Marca" optional maxLength={80} />
        <Campo
          escrita={escrita}
          nome="embalagem"
          label="Embalagem"
          optional
          hint="Como: caixa com 12."
          maxLength={80}
        />
      </div>
      <Select
        label="Categoria"
        value={textos.idcategoria}
        error={erros.idcategoria}
        onChange={({ target }) => onChange('idcategoria', target.value)}
      >
        {categorias.map(({ idcategoria, caminho }) => (
          <option key={idcategoria} value={idcategoria}>
            {caminho}
          </option>
        ))}
      </Select>
      <Textarea
        label="Descrição"
        optional
        rows={4}
        maxLength={20_000}
        value={textos.descricao}
        error={erros.descricao}
        onChange={({ target }) => onChange('descricao', target.value)}
      />
    </fieldset>
  )
}

export function Valores({ escrita }: { escrita: Escrita }) {
  return (
    <fieldset>
      <legend>Preço e estoque</legend>
      <div className="catalogo-par">
        <Campo
          escrita={escrita}
          nome="preco"
          label="Preço (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
        <Campo
          escrita={escrita}
          nome="precooferta"
          label="Preço de oferta (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
      </div>
      <div className="catalogo-par">
        <Campo
          escrita={escrita}
          nome="custo"
          label="Custo (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
        <Campo
          escrita={escrita}
          nome="precominimo"
          label="Preço mínimo na negociação (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
      </div>
      <Campo
        escrita={escrita}
        nome="estoque"
        label="Estoque"
        optional
        hint="Quanto há agora. Vazio, não é contado e sempre pode ser comprado."
        inputMode="decimal"
        maxLength={20}
      />
    </fieldset>
  )
}
