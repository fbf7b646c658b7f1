import { deflateRawSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { readPlanilha } from './read-planilha.ts'

/** A zip as spreadsheet programs write it, without checksums: nobody reads them here. */
function zip(files: Record<string, string>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [nome, text] of Object.entries(files)) {
    const data = deflateRawSync(Buffer.from(text))
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(nome.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(data.length, 20)
    entry.writeUInt16LE(nome.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(nome), data)
    directory.push(entry, Buffer.from(nome))
    offset += 30 + nome.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

const file = (name: string, content: BlobPart) => new File([content], name)

test('an XLSX becomes lines of cells, numbered as its rows; shared, inline and rich texts, numbers with comma', async () => {
  const xlsx = zip({
    'xl/sharedStrings.xml':
      '<sst><si><t>Código</t></si><si><r><t>Arroz </t></r><r><t xml:space="preserve">&amp; feijão</t></r></si></sst>',
    'xl/worksheets/sheet2.xml': '<sheetData><row r="1"><c><v>9</v></c></row></sheetData>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Qtd</t></is></c></row>' +
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"/><c r="C3"><v>1.234</v></c></row>' +
      '<row r="4"><c r="A4"><v>7891000100103</v></c><c r="B4"><v>12</v></c></row></sheetData></worksheet>',
  })
  expect(await readPlanilha(file('pedido.xlsx', xlsx))).toBe(
    'Código\tQtd\n\nArroz & feijão\t\t1,234\n7891000100103\t12',
  )
})

test('empty cells that a program left out keep their columns; formulas give their value, errors nothing', async () => {
  const xlsx = zip({
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Cola</t></is></c><c r="C1" t="n"><f>2*6</f><v>12</v></c>' +
      '<c r="D1" t="e"><v>#DIV/0!</v></c><c r="AB1" t="str"><f>x</f><v>fim</v></c></row></sheetData></worksheet>',
  })
  expect((await readPlanilha(file('a.xlsx', xlsx))).split('\t')).toEqual([
    'Cola',
    '',
    '12',
    ...Array.from({ length: 24 }, () => ''),
    'fim',
  ])
})

test('CSV in UTF-8, UTF-16 or Windows-1252 stays its text', async () => {
  const utf16 = new Uint8Array(Buffer.from('\ufefffeijão\t2', 'utf16le'))
  expect(await readPlanilha(file('a.txt', utf16))).toBe('feijão\t2')
  expect(await readPlanilha(file('a.csv', 'feijão;2'))).toBe('feijão;2')
  expect(await readPlanilha(file('a.csv', new Uint8Array([102, 101, 105, 106, 0xe3, 111])))).toBe('feijão')
})

test('a file that is not a spreadsheet is refused', async () => {
  await expect(readPlanilha(file('a.xlsx', 'PK'))).rejects.toThrow()
  await expect(readPlanilha(file('a.xlsx', zip({ 'x.txt': 'x' })))).rejects.toThrow()
})
