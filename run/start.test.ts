import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, describe, expect, test } from 'vitest'

import { checkNode, checkWritable, readPort } from './checks.mjs'
import { isNewEnough, isOurs } from './ensure-node.mjs'
import { isInstalled } from './is-installed.mjs'
import { root } from './root.mjs'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-run-'))
  folders.push(folder)
  return folder
}

describe('what stops a start is one clear sentence (issue 1 A)', () => {
  test('a too old Node', () => {
    expect(() => checkNode('v18.19.0')).toThrow(
      'A Vitrine precisa de Node 20 ou mais novo; este é o v18.19.0.',
    )
    expect(() => checkNode('v20.0.0')).not.toThrow()
  })

  test('a busy port, told by npm start before it does anything else', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const child = spawn(process.execPath, [join(root, 'run/start.mjs')], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
    const code = await new Promise((resolve) => child.once('close', resolve))
    server.close()
    expect(code).toBe(1)
    expect(said).toMatch(new RegExp(`^A porta ${port} já está em uso: .+\n$`))
  })

  test('a port that is not a number of a port', () => {
    expect(() => readPort('oitenta')).toThrow('PORT=oitenta não é uma porta')
    expect(readPort(undefined)).toBe(3000)
  })

  test('a folder that cannot be written', () => {
    const folder = makeFolder()
    chmodSync(folder, 0o555)
    expect(readCheck(folder)).toBe(
      `Não é possível gravar em ${folder}: use uma pasta em que este usuário possa escrever.`,
    )
  })

  test('a folder that another user has begun', () => {
    const folder = makeFolder()
    chmodSync(folder, 0o777)
    mkdirSync(join(folder, '.data'), { mode: 0o500 })
    expect(readCheck(folder)).toMatch(`Não é possível gravar em ${join(folder, '.data')}: `)
  })
})

/** What checkWritable says to an ordinary user: root may write anywhere. */
function readCheck(folder: string): string {
  if (process.getuid?.() !== 0) {
    try {
      checkWritable(folder)
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
    return ''
  }
  // setuid after the import: the ordinary user may not reach this checkout.
  const script = `import { checkWritable } from ${JSON.stringify(join(root, 'run/checks.mjs'))}
    process.setgroups([]); process.setgid(65534); process.setuid(65534)
    try { checkWritable(${JSON.stringify(folder)}) } catch (error) { process.stdout.write(error.message) }`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout
}

describe('what is installed is what the lock file says', () => {
  const locked = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  }

  function install(packages: Record<string, { version?: string }> | null): string {
    const folder = makeFolder()
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }))
    if (packages)
      writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
    return folder
  }

  test('nothing is missing but the optional packages of other systems', () => {
    expect(isInstalled(install({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true)
  })

  test('another version, a missing package, or an interrupted installation is installed again', () => {
    expect(isInstalled(install({ 'node_modules/a': { version: '1.0.1' } }))).toBe(false)
    expect(isInstalled(install({ 'node_modules/b': { version: '2.0.0' } }))).toBe(false)
    expect(isInstalled(install(null))).toBe(false)
  })

  test('a Node that is new enough is taken as it is, also a later one; no other is', () => {
    const versions = [
      'v20.20.2',
      'v22.23.2',
      'v23.9.0',
      'v24.6.0',
      'v24.7.0',
      'v24.21.0',
      'v25.0.0',
      'v26.10.0',
    ]
    expect(versions.filter(isNewEnough)).toEqual(['v24.7.0', 'v24.21.0', 'v25.0.0', 'v26.10.0'])
  })

  test('a Node of this checkout counts as ours, also one that npm ci removed while it was running', () => {
    const naoHa = join('node_modules', 'node-que-nao-ha', 'bin', 'node')
    expect(isOurs(join(root, naoHa))).toBe(true)
    expect(isOurs(join(makeFolder(), naoHa))).toBe(false)
  })

  test('each Node that may be fetched is locked with its checksum, for one system, without scripts (decision 0071)', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'run/node/package-lock.json'), 'utf8')) as {
      packages: Record<
        string,
        { version: string; integrity?: string; os?: string; cpu?: string; hasInstallScript?: boolean }
      >
    }
    const locked = Object.entries(packages).filter(([path]) => path !== '')
    expect(locked).toHaveLength(5)
    for (const [path, { version, integrity, os, cpu, hasInstallScript = false }] of locked) {
      const fact = {
        path,
        isSafe: integrity?.startsWith('sha512-'),
        isNew: isNewEnough(version),
        hasInstallScript,
      }
      expect(fact).toEqual({ path, isSafe: true, isNew: true, hasInstallScript: false })
      expect([typeof os, typeof cpu]).toEqual(['string', 'string'])
    }
  })

  test('of this checkout', () => {
    expect(isInstalled(root)).toBe(true)
  })
})
