"""The rules as inline C functions over one flat struct; `__init__.pxd` lists the parts."""
